# The page about one's account.

account-title = Account
account-loading = One moment …
account-lead = You can play without an account. With one, your games, your name and what you have learnt are there on every device.
account-signed-in = You sign in as “{ $login }”. Account since { $since }.
account-cancel = Cancel

## Becoming an account and signing in

account-open = Open an account
account-open-help = You keep your name, your tables and everything you have learnt here. No e-mail address is needed.
account-login = Login name
account-password = Password
account-new-password = New password
account-password-help = At least 10 characters. Several words are easy to remember and hard to guess.
account-open-passkey = Open with a passkey
account-open-password = Open with a password
account-rather-passkey = Use a passkey instead
account-rather-password = Use a password instead
account-sign-in = Sign in
account-sign-in-help = Tables that you started on this device as a guest come with you.
account-by-passkey = Sign in with a passkey
account-enter = Sign in with a name
account-code = Recovery code
account-rather-code = Use a recovery code instead
account-rather-password-in = Use the password instead
account-sign-out = Sign out
account-prove = Is it you?
account-prove-help = This change matters, so please sign in once more.
account-prove-go = Continue

## Credentials

account-passkeys = Passkeys
account-passkeys-help = A passkey is kept by your device and unlocked by a fingerprint, a face or a PIN. There is nothing to remember and nothing to steal.
account-passkeys-none = You have no passkey yet.
account-passkeys-impossible = Passkeys are not possible at this address or in this browser.
account-passkey-add = Add a passkey
account-created = created { $day }
account-used = last used { $day }
account-remove = Remove
account-password-set = You can sign in with your name and a password.
account-password-none = You have no password.
account-password-others = All other devices will be signed out.
account-password-change = Change the password
account-password-choose = Choose a password
account-password-remove = Remove the password
account-password-save = Save the password
account-last = This is the only way to sign in to your account, so it cannot be removed.
account-codes = Recovery codes
account-codes-left =
    { $count ->
        [0] No recovery code is left. Make new ones, or you cannot come back if you lose everything else.
        [one] One recovery code is left. Each of them signs you in once, if you lose everything else.
       *[other] { $count } recovery codes are left. Each of them signs you in once, if you lose everything else.
    }
account-codes-make = Make new codes
account-codes-new = Your recovery codes
account-codes-help = Keep them somewhere safe, on paper for example: they are shown only now. Each of them signs you in once. Earlier codes no longer work.
account-copy = Copy
account-copied = Copied
account-print = Print
account-codes-kept = I have saved them

## Devices and data

account-devices = Devices
account-devices-help = Where you are signed in. Sign out any device that you do not recognise.
account-device-unknown = Unknown device
account-here = this device
account-seen = last seen { $day }
account-sign-out-others = Sign out all others
account-data = Your data
account-data-help = Download everything the hall stores about you as one file, or delete it.
account-export = Download my data
account-delete = Delete my data …
account-delete-sure = Delete everything?
account-delete-help = Your name, your ways to sign in, your devices and what you have learnt are deleted. You leave all tables; in games with others a “former player” remains. This cannot be undone.
account-delete-yes = Delete everything
account-delete-no = Keep it
