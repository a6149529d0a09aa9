# Words for playing together: what waits for one, chat, people, notifications.

together-next = Next turn
together-waiting =
    { $count ->
        [0] Nothing is waiting for you
        [one] { $count } thing is waiting for you
       *[other] { $count } things are waiting for you
    }
together-none = Nobody is waiting for you.
together-invitations = Invitations
together-asks = { $name } invites you to a table
together-asks-rematch = { $name } asks for a rematch
together-people = People
together-people-lead = People you have played with. People you block read nothing you write, you read nothing of theirs, and neither of you can invite the other.
together-people-none = Nobody yet. Play a game with somebody, and they will be listed here.
together-nameless = a guest without a name
together-games =
    { $count ->
        [one] { $count } game together
       *[other] { $count } games together
    }
together-last = last on { $day }
together-block = Block
together-unblock = Unblock
together-is-blocked = blocked
together-blocked = Blocked. You find everybody you have blocked under “People”.
together-invite = People you have played with
together-invited = invited
together-kept = asked for a rematch
together-accept = Accept the rematch
together-decline = Decline
together-rematch-asked = A rematch has been proposed
together-rematch-waits = Waiting for everybody to accept. Bots have accepted already.
together-chat = Chat
together-silent = Nobody has said anything yet. Only players at this table can read and write here.
together-say = Say something
together-send = Send
together-reactions = Say it with one click
together-react-hello = Hello!
together-react-good_luck = Good luck!
together-react-nice_move = Nice move!
together-react-well_played = Well played!
together-react-thanks = Thank you!
together-react-sorry = Sorry!
together-react-oops = Oops …
together-react-thinking = I am thinking …
together-react-one_moment = One moment, please
together-react-good_game = Good game!
together-line-more = More about what { $name } said
together-mute = Mute here
together-muted = You have muted { $name } at this table
together-unmute = Unmute
together-report = Report
together-reported = Reported. The operator of this hall will read it, with what was said before.
together-notifications = Notifications
together-notifications-lead = Get a message when it is your turn in a game that goes on for days, or when somebody invites you. Never while you are looking at it.
together-what = What
together-tell-turns = It is my turn
together-tell-invitations = Invitations and rematches
together-how = How
together-push-on = Notify me in this browser
together-push-off = Stop notifying me in this browser
together-push-none = This browser cannot receive notifications.
together-push-refused = The browser does not allow it. Change that in its settings for this page.
together-email = E-mail
together-unconfirmed = This address is not confirmed yet: open the link in the message that was sent to it.
together-confirm-sent = Saved. Now open the link in the message that was sent to your address.
together-webhook = Webhook
together-webhook-secret = The secret that signs your webhook is shown only now:
together-quiet = Quiet hours
together-quiet-on = Do not notify me at certain hours
together-from = from
together-to = to
together-zone = Time zone: { $zone }
together-save = Save
together-saved = Saved.
