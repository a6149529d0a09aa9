import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Hall } from "./hall";

let hall: Hall;
beforeAll(async () => {
  hall = await Hall.open();
});
afterAll(async () => {
  await hall.close();
  expect(hall.faults).toEqual([]);
});

const FIRST = {
  game: "smoki",
  seats: 2,
  bots: ["greedy"],
  options: { scoring: "rounds", rounds: 1, starting_seat: 0 },
};
const seq = (page: Page) => page.evaluate(() => Number(document.querySelector<HTMLElement>(".room")!.dataset["seq"]));
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute("data-spot") ?? document.activeElement?.getAttribute("data-seat"),
  );

test.each(["smoki", "dragon_castle", "wyrmspan", "simurgh"])(
  "%s: a hint marks what a bot would do, says it, and goes away",
  async (game) => {
    const page = await hall.visit();
    await hall.table(page, { game, seats: 2, bots: ["random"] });
    await page.locator(".board [data-legal], .strip [data-number]").first().waitFor();
    await page.keyboard.press("h");
    await page.locator("header").getByText("Hint: ").waitFor();
    await page.locator(".board [data-hinted], .strip [data-hinted]").first().waitFor();
    await page.keyboard.press("h");
    await page.locator("[data-hinted]").first().waitFor({ state: "detached" });
    await page.context().close();
  },
);

test("a hint that is refused leaves the question in sight", async () => {
  const page = await hall.visit({ viewport: "phone" });
  await page.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const { type, seq, id } = JSON.parse(String(text));
      const problem = { status: 503, id: "server-no-hint", text: "no hint" };
      if (type === "hint") socket.send(JSON.stringify({ type: "refused", problem, seq, answers: id }));
      else server.send(text);
    });
  });
  await hall.table(page, FIRST);
  await page.locator(".board [data-legal]").first().waitFor();
  const asked = await page.locator("header .say").innerText();
  await page.locator("[data-key=hint]").click();
  await page.locator("header .notice.error").waitFor();
  expect(await page.locator("header [data-asked]").innerText()).toBe(asked);
  const [notice, question] = await Promise.all(
    ["header .notice.error", "header [data-asked]"].map((each) => page.locator(each).boundingBox()),
  );
  expect(notice!.y + notice!.height).toBeLessThanOrEqual(question!.y + 1);
  await page.context().close();
});

test("a table without hints says so and offers none", async () => {
  const page = await hall.visit({ language: "pl" });
  await hall.table(page, { ...FIRST, hints: false });
  await page.locator(".board [data-legal]").first().waitFor();
  expect(await page.locator("[data-key=hint]").count()).toBe(0);
  await page.keyboard.press("h");
  await page.getByText("przy tym stole nie ma podpowiedzi").first().waitFor();
  await page.context().close();
});

test("a chosen move says what will come of it before it is confirmed", async () => {
  const page = await hall.visit({ settings: { confirm: "always" } });
  await hall.table(page, FIRST);
  await page.locator("[data-spot=slot-0][data-legal]").click();
  await page.locator("header").getByText("taking it back will show in the log").waitFor();
  await page.locator("[data-key=confirm]").click();
  await page.locator("[data-spot=pile-0][data-legal]").click();
  await page.locator("[data-key=confirm]").click();
  await page.locator("[data-spot=slot-0][data-legal]").click();
  await page
    .locator("header")
    .getByText(/Ola removes/)
    .waitFor();
  await page.context().close();
});

test("keys can be changed, and switched off", async () => {
  const page = await hall.visit();
  await hall.table(page, FIRST);
  await page.locator(".board [data-legal]").first().waitFor();
  await page.keyboard.press("?");
  await page.getByRole("button", { name: /^hint: H/ }).click();
  await page.keyboard.press("l");
  await page.getByRole("button", { name: /^hint: L/ }).waitFor();
  await page.getByRole("button", { name: /^log: H/ }).waitFor();
  await page.keyboard.press("Escape");
  await page.reload();
  await page.locator(".board [data-legal]").first().waitFor();
  await page.keyboard.press("l");
  await page.locator("header").getByText("Hint: ").waitFor();
  await page.keyboard.press("?");
  await page.getByRole("button", { name: "Restore the default keys" }).click();
  await page.getByLabel("Single-key shortcuts").uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.locator("[data-hinted]").first().waitFor({ state: "detached" });
  const before = await seq(page);
  for (const key of ["h", "s", "?", "1", "/"]) await page.keyboard.press(key);
  expect(await page.locator("dialog[open]").count()).toBe(0);
  expect(await seq(page)).toBe(before);
  await page.keyboard.press("F6");
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await page.context().close();
});

test("M goes to what is mine, O from opponent to opponent", async () => {
  const page = await hall.visit();
  await hall.table(page, { ...FIRST, seats: 3, bots: ["greedy", "random"] });
  await page.locator(".board [data-legal]").first().waitFor();
  await page.keyboard.press("m");
  await page.waitForFunction(() => document.activeElement?.getAttribute("data-spot")?.startsWith("slot-"));
  for (const seat of ["1", "2", "1"]) {
    await page.keyboard.press("o");
    await page.waitForFunction((seat) => document.activeElement?.getAttribute("data-seat") === seat, seat);
  }
  expect(await focused(page)).toBe("1");
  await page.context().close();
});

test("who comes back is told what happened since their last turn", async () => {
  const page = await hall.visit({ language: "pl" });
  await hall.table(page, FIRST);
  await page.locator("[data-spot=slot-0][data-legal]").click();
  await page.locator("[data-spot=pile-0][data-legal]").waitFor();
  expect(await page.locator(".recap").count()).toBe(0);
  await page.reload();
  await page.locator(".recap").getByText("odkrywa kartę").waitFor();
  await page.locator("[data-spot=pile-0][data-legal]").click();
  await page.locator(".recap").waitFor({ state: "detached" });
  await page.context().close();
});

test("against bots alone a move is taken back although something was revealed", async () => {
  const page = await hall.visit();
  await hall.table(page, FIRST);
  await page.locator("[data-spot=slot-0][data-legal]").click();
  await page.locator("[data-spot=hidden][data-legal]").click();
  await page.locator("[data-spot=slot-1][data-legal]").waitFor();
  await page.getByRole("button", { name: /^Undo anyway: Draw/ }).click();
  await page.locator("[data-spot=hidden][data-legal]").waitFor();
  await page.locator(".panel").getByText("takes back 1 move").waitFor();
  await page.context().close();
});

/** A table of two people who may take turns back. */
async function friends(friendly = true): Promise<[Page, Page]> {
  const host = await hall.visit();
  await host.goto(hall.address);
  const link = await host.evaluate(async (friendly) => {
    const post = async (path: string, body: object) =>
      (
        await fetch(path, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        })
      ).json();
    await post("/api/guest", { name: "Ola" });
    const made = await post("/api/tables", { game: "smoki", seats: 2, friendly, options: { starting_seat: 0 } });
    return `#/t/${made.table.id}?invitation=${made.invitation}`;
  }, friendly);
  await host.goto(hall.address + link);
  const friend = await hall.visit({ viewport: "phone", language: "pl" });
  await friend.goto(hall.address + link);
  await friend.getByRole("button", { name: "Usiądź" }).click();
  await host.getByRole("button", { name: "Start the game" }).click();
  await host.locator("[data-spot=slot-0][data-legal]").click();
  await friend.locator("[data-spot=slot-0][data-legal]").waitFor();
  return [host, friend];
}

test("among friends a turn is taken back when the other agrees, and not when they refuse", async () => {
  const [host, friend] = await friends();
  await host.getByRole("button", { name: /^Ask to take back: Turn up/ }).click();
  await friend.getByText("Ola prosi o cofnięcie ostatniego ruchu").waitFor();
  await friend.getByRole("button", { name: "Odmowa" }).click();
  await host.locator(".wish").waitFor({ state: "detached" });
  expect(await seq(host)).toBe(1);
  await host.getByRole("button", { name: /^Ask to take back: Turn up/ }).click();
  await friend.getByRole("button", { name: "Zgoda" }).click();
  await host.locator("[data-spot=slot-3][data-legal]").click();
  await friend.locator("[data-spot=slot-0][data-legal]").click();
  await friend.locator("[data-key=undo]").tap();
  await friend.getByText("Wszyscy pozostali muszą się zgodzić").waitFor();
  await friend.locator("[data-key=undo-said]").tap();
  await host.getByRole("button", { name: "Agree" }).click();
  await friend.locator("[data-spot=slot-0][data-legal]").waitFor();
  await host.context().close();
  await friend.context().close();
});

test("where nothing can be taken back, the button says why; a phone confirms what is final", async () => {
  const [host, friend] = await friends(false);
  await host
    .getByRole("button", { name: "Undo is not possible, because something hidden has come to light: Ola turns up" })
    .waitFor();
  await friend.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("drakehall.settings")!) as object;
    localStorage.setItem("drakehall.settings", JSON.stringify({ ...kept, confirm: "sometimes" }));
  });
  await friend.reload(); // a value that is no longer known counts as none
  await friend.locator("[data-spot=slot-0][data-legal]").tap();
  await friend.locator("[data-key=confirm]").getByText("tego nie da się cofnąć").tap();
  await host.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("drakehall.settings")!) as object;
    localStorage.setItem("drakehall.settings", JSON.stringify({ ...kept, confirm: "final" }));
  });
  await host.reload();
  await host.locator("[data-spot=pile-0][data-legal]").click(); // what can be undone is done at once
  await host.getByRole("button", { name: /^Undo: Take/ }).click();
  await host.locator("[data-spot=hidden][data-legal]").click();
  await host.locator("[data-key=confirm]").getByText("cannot be undone").click();
  await host
    .getByRole("button", { name: /^Undo is not possible, because something hidden has come to light: Ola draws/ })
    .click({ force: true });
  await host.locator(".notice.why").waitFor();
  await host.context().close();
  await friend.context().close();
});

test("bots are chosen in the lobby by two clicks, and seat by seat at a new table", async () => {
  const page = await hall.visit({ language: "pl" });
  await page.goto(hall.address);
  const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Smoki", exact: true }) });
  await card.getByRole("radio", { name: "2", exact: true }).check();
  await card.getByRole("radio", { name: "Na luzie" }).check();
  await card.getByText("czasem się myli").waitFor();
  await card.getByRole("button", { name: /: Graj/ }).click();
  await page.locator(".players").getByText("Nowicjusz").nth(1).waitFor();
  await page.goto(`${hall.address}#/new/smoki`);
  await page.getByLabel("W tym boty").selectOption("2");
  await page.getByLabel("Mgła").selectOption({ label: "Zachłanny" });
  await page.getByLabel("Popiół").selectOption({ label: "Kaprys" });
  await page.getByText("Opcje", { exact: true }).click();
  await page.getByLabel("Cel gry").selectOption({ label: "kilka rund" });
  await page.getByRole("button", { name: "Otwórz stół" }).click();
  await page.locator(".players").getByText("Zachłanny").waitFor();
  await page.locator(".players").getByText("Kaprys").waitFor();
  await page.locator(".options").getByText("kilka rund").waitFor();
  await page.context().close();
});

test("cards are chosen for a new table by their names and by what they do, and the table tells which", async () => {
  const page = await hall.visit({ language: "pl" });
  await page.goto(`${hall.address}#/new/dragon_castle`);
  await page.getByText("Opcje", { exact: true }).click();
  await page.getByLabel("Duchy").first().selectOption("…");
  await page.getByText("Przesuń do dwóch swoich kamieni").waitFor();
  await page.getByText("Duch Siły", { exact: true }).click();
  await page.getByRole("button", { name: "Otwórz stół" }).click();
  await page.locator(".options").getByText("Duch Siły").waitFor();
  await page.context().close();
});

test("sounds are off until they are wanted, and then there is one for my turn", async () => {
  const page = await hall.visit();
  await page.addInitScript(() => {
    const tones: number[] = [];
    const Oscillator = OscillatorNode;
    Object.assign(window, {
      tones,
      OscillatorNode: class extends Oscillator {
        constructor(context: BaseAudioContext, options: OscillatorOptions) {
          super(context, options);
          tones.push(options.frequency!);
        }
      },
    });
  });
  await hall.table(page, FIRST);
  const tones = () => page.evaluate(() => (window as unknown as { tones: number[] }).tones.length);
  await page.locator("[data-spot=slot-0][data-legal]").click();
  await page.locator("[data-spot=pile-0][data-legal]").waitFor();
  expect(await tones()).toBe(0);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Sound").check();
  expect(await tones()).toBe(2);
  await page.keyboard.press("Escape");
  await page.locator("[data-spot=pile-0][data-legal]").click();
  await page.locator("[data-spot=slot-1][data-legal]").waitFor();
  expect(await tones()).toBe(3);
  await page.context().close();
});

test.each(["smoki", "dragon_castle", "wyrmspan", "simurgh"])(
  "%s: one key away every icon of its cards and tiles is drawn beside its meaning",
  async (game) => {
    const page = await hall.visit({ language: "pl" });
    await hall.table(page, { game, seats: 2, bots: ["random"] });
    await page.keyboard.press("i");
    const signs = page.locator("dialog[open] [data-sign]");
    await signs.first().waitFor();
    const shown = await signs.evaluateAll((all) =>
      all.map((each) => [
        (each as HTMLElement).dataset["sign"]!,
        each.querySelector("dd")!.textContent!.trim(),
        Boolean(each.querySelector("dt svg") || each.querySelector("dt")!.textContent!.trim()),
      ]),
    );
    expect(shown.filter(([, text, drawn]) => !text || !drawn)).toEqual([]);
    const icons = await page.evaluate(async (game) => {
      const { faces } = await (await fetch(`/api/games/${game}/cards?lang=pl`)).json();
      const found = new Set<string>();
      for (const face of Object.values<{
        cost?: object;
        lines?: { when?: string; marks?: { icon?: string }[] }[];
      }>(faces)) {
        for (const kind of Object.keys(face.cost ?? {})) found.add(kind);
        for (const { when, marks = [] } of face.lines ?? []) {
          if (when) found.add(`when-${when}`);
          for (const { icon } of marks) if (icon) found.add(icon);
        }
      }
      return [...found];
    }, game);
    expect(icons.filter((icon) => !shown.some(([sign]) => sign === icon))).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Ustawienia" }).click();
    await page.getByRole("button", { name: "Legenda ikon" }).click();
    await signs.first().waitFor();
    await page.context().close();
  },
);
