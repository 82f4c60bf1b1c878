/** The bot for Abstract Play, against a stand-in that has its own rules. */
import assert from "node:assert/strict";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request as httpRequest } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "node:events";
import { after, before, test } from "node:test";
import { cityMove } from "../../../tools/bot/cities.js";
import { Engine } from "../../../tools/bot/engine.js";
import { SITE_GAMES as NAMES, engineMoves, siteGame } from "../../../tools/bot/games.js";
import { findMove } from "../../../tools/bot/player.js";
import { readPost } from "../../../tools/bot/posts.js";
import { Service } from "../../../tools/bot/service.js";
import { readSettings } from "../../../tools/bot/settings.js";
import { Verifier, WINDOW, publicKey } from "../../../tools/bot/signature.js";
import { Site } from "../../../tools/bot/site.js";
import { Bot, ENGINE } from "../bot/run-bot.mjs";
import { SITE_GAMES } from "../bot/site-games.mjs";
import { ACCOUNT, StandIn } from "../bot/stand-in.mjs";
import { random } from "../e2e/random.mjs";

const site = new StandIn();
/** @type {Bot} */
let bot;

before(async () => {
  await site.start();
  bot = await Bot.start(site, { BOT_ENGINES: "2" });
});

after(async () => {
  assert.equal(await bot.end(), 0);
  // Those of tests that have failed.
  Bot.killAll();
  site.stop();
});

/** @param {string} name */
const known = (name) => /** @type {import("../../../tools/bot/games.js").SiteGame} */ (siteGame(name));

/**
 * An engine for a test.
 *
 * @param {import("node:test").TestContext} t
 */
function start(t) {
  const engine = new Engine(ENGINE);
  t.after(() => engine.end());
  return engine;
}

/** @param {string} name */
const switches = (name) => [
  `game ${known(name).id}`,
  ...known(name).options.map((option) => `setoption name ${option} value true`),
];

/**
 * A random game of the stand-in.
 *
 * @param {string} name
 * @param {number} seed
 * @param {number} most
 */
function randomGame(name, seed, most = Number.POSITIVE_INFINITY) {
  const below = random(seed);
  const game = SITE_GAMES[name]();
  const moves = [];
  const states = [game.state()];
  while (!game.winners && !game.isStuck && moves.length < most) {
    const move = game.choose(below);
    game.play(move);
    moves.push(move);
    states.push(game.state());
  }
  return { game, moves, states };
}

/**
 * The position text of the engine as the stand-in writes positions.
 *
 * @param {string} name
 * @param {string} text
 */
function stateOf(name, text) {
  const [board, player] = text.split(" ");
  const rows = board.split("/").toReversed();
  const isWide = name === NAMES[1];
  /** @type {[string, string][]} */
  const pieces = rows.flatMap((row, number) => {
    // The rows of Emergo have the cells of a diamond only.
    let column = isWide ? 0 : Math.abs(4 - number);
    return row.split(",").flatMap((part) => {
      const cell = "abcdefghi"[column] + (number + 1);
      if (part.startsWith("x")) {
        column += Number(part.slice(1) || 1);
        return [];
      }
      column += 1;
      const content = isWide ? part.replace("a", "").replace("b", "-") : part;
      return [/** @type {[string, string]} */ ([known(name).toSite(cell), content])];
    });
  });
  const order = (/** @type {string} */ cell) => Number(cell.slice(1)) * 100 + cell.charCodeAt(0);
  pieces.sort(([one], [other]) => order(one) - order(other));
  return `${player}: ${pieces.map(([cell, content]) => `${cell}=${content}`).join(" ")}`;
}

/**
 * The result as the engine says it. A player who is stuck there has lost here, or it is a draw.
 *
 * @param {import("../bot/site-games.mjs").SiteGame} game
 */
function resultOf({ winners, player, isStuck }) {
  if (isStuck) return `response p${3 - player}win`;
  return winners?.length === 1 ? `response p${winners[0]}win` : "response draw";
}

test("cells of Emergo are turned by 45 degrees, and back", () => {
  const { toEngine, toSite } = known(NAMES[0]);
  assert.deepEqual(["a1", "e5", "i1", "i9", "e7"].map(toEngine), ["e1", "e5", "i5", "e9", "d6"]);
  assert.equal(toEngine("e7xc5xa3"), "d6xd4xd2");
  let cells = 0;
  for (const column of "abcdefghi")
    for (const row of "123456789") {
      const there = toEngine(column + row);
      if (there === null) continue;
      cells += 1;
      assert.equal(toSite(there), column + row);
    }
  assert.equal(cells, 41);
});

test("what is not a move is none", () => {
  const wrong = {
    [NAMES[0]]: ["", "a2", "j1", "a0", "e5-", "e5-d4-c3", "e5xd4-c3", "e5x", "swap", "e5 e5", "e5-e55"],
    [NAMES[1]]: ["", "c2", "c2@", "c2>1@d3", "h2@d3", "c2@d11", "c2@d0", "c2@d3-", "c2@d3--e4", "pass", "d3"],
  };
  for (const [name, moves] of Object.entries(wrong))
    for (const move of moves) assert.equal(known(name).toEngine(move), null, `${name} ${move}`);
  assert.deepEqual(engineMoves(known(NAMES[1]), [" C2@D3-\te4 "]), ["c2@d3-e4"]);
  assert.throws(
    () => engineMoves(known(NAMES[0]), ["e7", "resign"]),
    /move 2 is not one of this game: "resign"/,
  );
  assert.equal(siteGame("toString"), null);
});

for (const name of NAMES) {
  test(`random games of ${name} have the same positions and results there and here`, async (t) => {
    const engine = start(t);
    await engine.ask(...switches(name));
    let compared = 0;
    for (let seed = 1; seed <= 12; seed += 1) {
      const { game, moves, states } = randomGame(name, seed, 150);
      const played = engineMoves(known(name), moves);
      for (let count = 0; count <= moves.length; count += 1) {
        const line = `position startpos moves ${played.slice(0, count).join(" ")}`;
        const said = await engine
          .ask(line, "show", "query result")
          .catch((/** @type {Error} */ error) => error);
        // By the rules here, the third time of a position is a draw.
        const isThird =
          states.slice(0, count).filter((state) => state === states.slice(0, count).at(-1)).length > 2;
        if (isThird) break;
        assert.ok(Array.isArray(said), `${moves.slice(0, count).join(" ")}: ${said}`);
        assert.equal(stateOf(name, said[0]), states[count], line);
        compared += 1;
        const isOver = said[1] !== "response none";
        // The engine does not know every way in which a city falls there.
        if (count < moves.length) assert.ok(!isOver, line);
        else if (isOver) assert.equal(said[1], resultOf(game), line);
      }
    }
    assert.ok(compared > 500, String(compared));
  });
}

test("the legal moves of Emergo are the same there and here", async (t) => {
  const engine = start(t);
  const [name] = NAMES;
  await engine.ask(...switches(name));
  for (let seed = 20; seed < 26; seed += 1) {
    const below = random(seed);
    const game = SITE_GAMES[name]();
    /** @type {string[]} */
    const played = [];
    while (!game.winners && !game.isStuck && played.length < 90) {
      const [listed] = await engine.ask(`position startpos moves ${played.join(" ")}`, "moves");
      const there = listed.split(" ").map(known(name).toSite).sort();
      assert.deepEqual(there, /** @type {any} */ (game).moves().sort(), played.join(" "));
      const move = game.choose(below);
      game.play(move);
      played.push(...engineMoves(known(name), [move]));
    }
    assert.ok(played.length > 30);
  }
});

test("a city that falls by the rule of the site is found", () => {
  const rest = "x7/x7/x7/x7/x7/x7/x7";
  /**
   * @param {string} top
   * @param {string} second
   */
  const first = (top, second) => cityMove(`${top}/${second}/${rest}/b2,x6 1 4`);
  assert.equal(first("x7", "x,a3,x5"), "b9@c10-d9-e10");
  assert.equal(first("x7", "x,a2,x5"), null, "two stones for three cells");
  assert.equal(first("x2,a1,x4", "x,a2,x5"), null, "not in two steps");
  assert.equal(first("x2,a1,x,a1,x2", "x,a2,x5"), "b9@c10-d9", "a cell that is occupied already");
  assert.equal(first("x2,a2,x,a1,x2", "x7"), "c10@d9", "a part of the stack is left");
  assert.equal(first("x2,b1,x4", "x,a1,x5"), null, "single stones do not move");
  assert.equal(cityMove("x7/x7/x7/x7/x7/x7/x7/x7/x2,b3,x4/a2,x6 2 4"), null);
  assert.equal(cityMove("x7/x7/x7/x7/x7/x7/x7/x7/x,b3,x5/x2,x5 2 4"), "b2@c1-d2-e1");
});

test("a win that the engine does not know is played, and a loss that it does not know avoided", async () => {
  const [, name] = NAMES;
  const quiet = "x7/x7/x7/x7/x7/x7/x7/x7/x7/x7 1 4";
  const winning = "x7/x,a3,x5/x7/x7/x7/x7/x7/x7/x7/x7 1 4";
  const strength = { milliseconds: 1, level: 10, hash: 1 };
  /**
   * @param {Record<string, string>} positions by the last move
   * @param {string[]} lines
   */
  const pretend = (positions, lines) => {
    let position = "";
    return /** @type {any} */ ({
      ask: async (/** @type {string[]} */ ...commands) =>
        commands.flatMap((command) => {
          if (command.startsWith("position ")) position = positions[command.split(" ").at(-1) ?? ""] ?? quiet;
          if (command === "show") return [position];
          if (command === "query result") return ["response none"];
          return command === "query gameover" ? ["response false"] : [];
        }),
      search: async (/** @type {number} */ _, count = 1) => lines.slice(0, count),
    });
  };
  const find = (/** @type {any} */ engine) => findMove(engine, known(name), ["c2@d3"], strength);
  const lines = ["c9@d8", "e9@d8", "g9@f8"];
  assert.equal(await find(pretend({ "c2@d3": winning }, lines)), "b9@c10-d9-e10");
  assert.equal(await find(pretend({}, lines)), "c9@d8");
  assert.equal(await find(pretend({ "c9@d8": winning, "e9@d8": winning }, lines)), "g9@f8");
  const lost = Object.fromEntries(lines.map((move) => [move, winning]));
  assert.equal(await find(pretend(lost, lines)), "c9@d8", "every move loses");
});

/** Moves of Emergo in which a position comes more than three times, which the site lets go on. */
function shuffledGame() {
  const [name] = NAMES;
  for (let seed = 1; seed < 200; seed += 1) {
    const { game, moves } = randomGame(name, seed, 60);
    const emergo = /** @type {import("../bot/site-games.mjs").Emergo} */ (game);
    const back = (/** @type {string | undefined} */ move) => move?.split("-").toReversed().join("-") ?? "";
    for (let cycle = 0; cycle < 5 && !game.winners && !game.isStuck; cycle += 1) {
      const there = [emergo.moves().find((move) => move.includes("-"))];
      if (!there[0]) break;
      game.play(there[0]);
      there.push(emergo.moves().find((move) => move.includes("-")));
      if (!there[1]) break;
      game.play(there[1]);
      if (!emergo.moves().includes(back(there[0]))) break;
      game.play(back(there[0]));
      if (!emergo.moves().includes(back(there[1]))) break;
      game.play(back(there[1]));
      moves.push(...there.map(String), back(there[0]), back(there[1]));
      if (cycle === 4) return { game: emergo, moves };
    }
  }
  throw new Error("no such game");
}

test("a game goes on after a position has come three times", async (t) => {
  const { game, moves } = shuffledGame();
  const engine = start(t);
  const move = await findMove(engine, known(NAMES[0]), moves, { milliseconds: 5, level: 10, hash: 1 });
  assert.ok(game.moves().includes(move), move);
});

test("a game with an illegal move gets no move, and says which", async (t) => {
  const engine = start(t);
  const strength = { milliseconds: 5, level: 10, hash: 1 };
  await assert.rejects(
    findMove(engine, known(NAMES[0]), ["e7", "c5", "e7"], strength),
    /move 3 is not legal by the rules here: e7/,
  );
  assert.ok(await findMove(engine, known(NAMES[0]), ["e7", "c5"], strength), "the engine can still be used");
});

test("a key is read as the site publishes it", () => {
  const line = site.environment.AP_BOT_PUBLIC_KEY;
  const [, base64] = line.split(" ");
  const file = `---- BEGIN SSH2 PUBLIC KEY ----\nComment: "of the site"\n${base64.slice(0, 40)}\n${base64.slice(40)}\n---- END SSH2 PUBLIC KEY ----\n`;
  for (const text of [line, base64, file, site.pem])
    assert.equal(String(publicKey(text).export({ type: "spki", format: "pem" })), site.pem, text);
  for (const text of ["", "ssh-ed25519", "ssh-rsa AAAA", base64.slice(0, 30)])
    assert.throws(() => publicKey(text), /not an Ed25519 key/, text);
});

test("signatures are verified, over the very bytes, in five minutes, and once", () => {
  let now = Date.now() / 1000;
  const verifier = new Verifier(publicKey(site.pem), () => now);
  const check = (/** @type {Record<string, string>} */ headers, /** @type {string} */ body) => {
    const lower = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    return verifier.refusal(lower, Buffer.from(body));
  };
  const body = '{ "verb": "move" }';
  const headers = site.headers(body);
  assert.equal(check(headers, body), null);
  assert.match(String(check(headers, body)), /nonce has been used/);
  assert.match(String(check(site.headers(body), '{"verb":"move"}')), /does not fit/);
  assert.match(
    String(check({ ...site.headers(body), "X-Signature-Nonce": "another" }, body)),
    /does not fit/,
  );
  assert.match(String(check({ ...site.headers(body), "X-Signature": "" }, body)), /does not fit/);
  assert.match(String(check({ ...site.headers(body), "X-Signature-Nonce": "a b" }, body)), /nonce/);
  assert.match(
    String(check({ ...site.headers(body), "X-Signature-Timestamp": "soon" }, body)),
    /not a number/,
  );
  assert.match(String(check({}, body)), /missing/);
  assert.match(String(check(new StandIn().headers(body), body)), /does not fit/);
  assert.match(String(check(site.headers(body, WINDOW + 2), body)), /five minutes/);
  assert.match(String(check(site.headers(body, -WINDOW - 2), body)), /five minutes/);
  assert.equal(check(site.headers(body, WINDOW - 2), body), null);
  now += WINDOW + 2;
  assert.match(String(check(headers, body)), /five minutes/);
});

test("nonces are remembered as long as their posts are valid, and not more of them than wanted", () => {
  let now = Date.now() / 1000;
  const verifier = new Verifier(publicKey(site.pem), () => now, 2);
  const check = (/** @type {Record<string, string>} */ headers) =>
    verifier.refusal(
      Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
      Buffer.from("{}"),
    );
  // The clock of the site may be ahead: the post is valid for almost twice as long.
  const early = site.headers("{}", -WINDOW + 2);
  assert.equal(check(early), null);
  now += 2 * WINDOW - 4;
  assert.match(String(check(early)), /nonce has been used/);
  // A post that is not signed uses up no nonce.
  const headers = site.headers("{}", -2 * WINDOW);
  assert.match(String(check({ ...headers, "X-Signature": "" })), /does not fit/);
  assert.equal(check(headers), null);
  // The oldest one makes room.
  const [second, third] = [1, 2].map(() => site.headers("{}", -2 * WINDOW));
  assert.deepEqual([check(second), check(third)], [null, null]);
  assert.match(String(check(third)), /nonce has been used/);
  assert.equal(check(headers), null, "it has been forgotten");
});

test("posts that are not as documented are refused, with the reason", () => {
  const turn = { ...site.turnOf({ ...site.match(NAMES[0], 1, 1), moves: ["e7", "c5", "a1"] }) };
  const refusal = (/** @type {object | string} */ post) => {
    try {
      readPost(Buffer.from(typeof post === "string" ? post : JSON.stringify(post)));
    } catch (error) {
      return /** @type {Error} */ (error).message;
    }
    return "";
  };
  assert.equal(refusal(turn), "");
  for (const [change, reason] of /** @type {[object, RegExp][]} */ ([
    [{ verb: "ping" }, /`verb`/],
    [{ metaGame: "chess" }, /`metaGame` is none of the games of this bot: emergo, intermedium/],
    [{ metaGame: undefined }, /`metaGame`/],
    [{ variants: ["size-5"] }, /without variants/],
    [{ variants: "none" }, /`variants`/],
    [{ gameid: 5 }, /`gameid`/],
    [{ gameid: "x".repeat(101) }, /`gameid`/],
    [{ numPlayers: 3 }, /`numPlayers`/],
    [{ moves: "e7" }, /`moves`/],
    [{ moves: [["e7", "c5"], "a1"] }, /round 2 is not a list/],
    [{ moves: [["e7", 5]] }, /round 1 is not a list/],
    [{ moves: [["e7"], ["c5", "a1"]] }, /round 1 has 1 moves/],
    [{ moves: [["e7", "c5"], []] }, /round 2 has 0 moves/],
    [{ moves: [["e7", "e7", "e7"]] }, /round 1 has 3 moves/],
    [{ moves: Array.from({ length: 2501 }, () => ["e7", "c5"]) }, /more than 5000/],
    [{ moves: [["e7", "timeout"]] }, /move 2 is not one of this game: "timeout"/],
    [{ verb: "challenge", challengers: "me" }, /`challengers`/],
    [{ verb: "challenge", challengers: ["one", "two"] }, /against one player/],
  ]))
    assert.match(refusal({ ...turn, ...change }), reason);
  for (const text of ["", "{", "[]", "null", '"move"']) assert.notEqual(refusal(text), "", text);
  assert.throws(() => readPost(Buffer.from([0x22, 0xff, 0x22])), /not JSON/);
});

test("pings are answered, and nothing else at other addresses", async () => {
  const ping = await fetch(site.endpoint);
  assert.deepEqual([ping.status, await ping.json()], [200, { operational: true }]);
  assert.equal((await fetch(`${site.endpoint}other`)).status, 404);
  assert.equal((await fetch(site.endpoint, { method: "PUT" })).status, 405);
});

test("challenges are accepted or refused at once", async () => {
  for (const name of NAMES) assert.equal((await site.challenge(name)).status, 200);
  for (const changes of [{ variants: ["size-5"] }, { challengers: ["one", "two"] }, { metaGame: "chess" }])
    assert.equal((await site.challenge(NAMES[0], changes)).status, 400);
});

test("posts that are not signed, not valid or too long are refused, and logged", async () => {
  const turn = site.turnOf(site.match(NAMES[0], 1, 90));
  const unsigned = await site.post(turn, { "Content-Type": "application/json" });
  assert.deepEqual([unsigned.status, unsigned.body.message], [401, "a signature header is missing"]);
  assert.equal((await site.post(turn, site.headers("another body"))).status, 401);
  assert.equal((await site.post(turn, site.headers(JSON.stringify(turn), 400))).status, 401);
  const malformed = await site.post('{"verb":');
  assert.equal(malformed.status, 400);
  assert.match(malformed.body.message, /^not JSON/);
  const long = await site.post({ ...turn, padding: "x".repeat(300_000) }).catch(() => null);
  if (long) assert.equal(long.status, 413);
  const entry = await bot.logged(({ status }) => status === 413);
  assert.deepEqual([entry.event, entry.method, entry.reason], ["request", "POST", "more than 262144 bytes"]);
  // Without a length at the beginning, it is refused as soon as it is too long.
  const unending = httpRequest(site.endpoint, { method: "POST" });
  // The service may close the connection before its answer arrives.
  unending.on("error", () => {});
  for (let count = 0; count < 3; count += 1) unending.write("x".repeat(100_000));
  await bot.logged(() => bot.log.filter(({ status }) => status === 413).length === 2);
  unending.destroy();
  await bot.logged(({ status, reason }) => status === 401 && /does not fit/.test(reason));
  assert.deepEqual(site.refused, [], "nothing was sent");
});

test("a post that breaks off is no error of the service", async () => {
  const headers = { "content-length": "100", expect: "100-continue" };
  const broken = httpRequest(site.endpoint, { method: "POST", headers });
  broken.on("error", () => {});
  broken.flushHeaders();
  await once(broken, "continue");
  const before = bot.log.length;
  broken.destroy();
  const entry = await bot.logged(
    (entry) => bot.log.indexOf(entry) >= before && entry.event === "request" && entry.method === "POST",
  );
  assert.deepEqual([entry.status, entry.reason], [400, "the connection ended before the post"]);
});

test("a connection that is slow is closed, whatever it has sent", { timeout: 25_000 }, async (t) => {
  const read = readSettings({ ...site.environment, ERGO_ENGINE: ENGINE, BOT_PORT: "0" });
  assert.ok("settings" in read, JSON.stringify(read));
  /** @type {any[]} */
  const log = [];
  const service = new Service(read.settings, (entry) => log.push(entry), 300);
  t.after(() => service.abandon());
  const port = await service.start();
  const sent = ["", "POST / HT", "POST / HTTP/1.1\r\nHost: bot\r\nContent-Length: 9\r\n\r\n{"];
  const answers = await Promise.all(
    sent.map(async (beginning) => {
      const socket = connect(port, "127.0.0.1");
      let answer = "";
      socket.on("data", (data) => (answer += data));
      socket.on("error", () => {});
      socket.write(beginning);
      await once(socket, "close");
      return answer.split("\r\n")[0];
    }),
  );
  assert.deepEqual(new Set(answers), new Set(["HTTP/1.1 408 Request Timeout"]));
  const requests = log.filter(({ event }) => event === "request");
  assert.deepEqual(
    requests.map(({ status, reason }) => [status, reason]),
    [[408, "the post has taken too long"]],
  );
});

test("no error has characters of a token", async (t) => {
  const token = "eyJhbGciOiJIUzI1NiJ9-0123456789";
  let grant = "";
  let said = "";
  const server = createServer((request, response) => {
    response.statusCode = request.url === "/token" ? 200 : 400;
    response.end(request.url === "/token" ? grant : said);
  });
  t.after(() => {
    server.close();
    server.closeAllConnections();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const url = `http://127.0.0.1:${port}`;
  const account = { tokenUrl: `${url}/token`, queryUrl: url, scope: "", clientId: "", clientSecret: "" };
  const failure = async () => {
    const sending = new Site(account).send(NAMES[0], "1", "e5");
    const error = await sending.then(
      () => undefined,
      (/** @type {Error} */ error) => error,
    );
    const whole = `${error?.message} ${/** @type {any} */ (error?.cause)?.message ?? ""}`;
    for (let at = 0; at + 4 <= token.length; at += 1)
      assert.ok(!whole.includes(token.slice(at, at + 4)), whole);
    return whole;
  };
  // Parsers and headers quote what they do not understand.
  for (const [reply, why] of [
    [token, /the reply is not JSON/],
    [`{"access_token":"${token}`, /the reply is not JSON/],
    ["null", /the reply has none/],
    [JSON.stringify({ access_token: `${token}\n${token}` }), /one that cannot be sent/],
    [JSON.stringify({ access_token: `${token}€` }), /one that cannot be sent/],
  ]) {
    grant = String(reply);
    assert.match(await failure(), /** @type {RegExp} */ (why));
  }
  grant = JSON.stringify({ access_token: token, expires_in: 3600 });
  for (const part of [token, token.slice(0, 8), token.slice(9), `${"x".repeat(299)}${token}`]) {
    said = `not with ${part}`;
    assert.match(await failure(), /refused the move with 400: not with /);
  }
});

for (const name of NAMES)
  for (const side of /** @type {const} */ ([1, 2])) {
    test(`a whole game of ${name} as player ${side}`, async () => {
      assert.equal((await site.challenge(name)).status, 200);
      const match = site.match(name, side, side);
      await site.play(match);
      assert.deepEqual(site.refused, []);
      assert.deepEqual(match.game.winners, [side], match.moves.join(" "));
      const { moves, move } = await bot.logged(
        ({ event, gameid }) => event === "move" && gameid === match.id,
      );
      assert.deepEqual([moves, move], [side - 1, match.moves[side - 1]]);
    });
  }

test("two games at once, and a post that comes twice", async () => {
  const matches = NAMES.map((name) => site.match(name, 1, 7));
  await Promise.all(matches.map((match) => site.play(match, 6)));
  for (const match of matches) assert.equal(match.moves.length, 6);
  const slow = await Bot.start(site, { BOT_MOVE_MS: "300" });
  const [match] = matches;
  const twice = await Promise.all([site.post(site.turnOf(match)), site.post(site.turnOf(match))]);
  assert.deepEqual(
    twice.map(({ status }) => status),
    [202, 202],
  );
  await slow.logged(({ event }) => event === "move");
  assert.deepEqual(
    slow.log
      .map(({ queue }) => queue)
      .filter(Boolean)
      .sort(),
    ["known", "queued"],
  );
  assert.deepEqual([match.moves.length, site.refused], [7, []]);
  await slow.end();
});

test("a game goes on after the service was ended in the middle", async () => {
  for (const name of NAMES) {
    const match = site.match(name, 2, 11);
    const first = await Bot.start(site);
    await site.play(match, 11);
    // It is killed while it has a turn to play.
    const post = site.post(site.turnOf({ ...match, moves: match.moves.slice(0, 9) })).catch(() => null);
    await first.end("SIGKILL");
    await post;
    const second = await Bot.start(site);
    await site.play(match);
    assert.deepEqual(match.game.winners, [2]);
    assert.equal(await second.end(), 0);
  }
  site.refused.length = 0;
});

test("a service that is stopped answers the games that wait, quickly, and takes no others", async () => {
  const slow = await Bot.start(site, { BOT_MOVE_MS: "600000" });
  const matches = [1, 2, 3].map((seed) => site.match(NAMES[0], 1, seed + 30));
  for (const match of matches) assert.equal((await site.post(site.turnOf(match))).status, 202);
  assert.equal(await slow.end(), 0);
  for (const match of matches) assert.equal(match.moves.length, 1);
  await assert.rejects(fetch(site.endpoint));
});

test("a queue that is full refuses further games", async () => {
  const small = await Bot.start(site, { BOT_MOVE_MS: "600000", BOT_WAITING: "1" });
  const statuses = [];
  for (const seed of [41, 42, 43])
    statuses.push((await site.post(site.turnOf(site.match(NAMES[0], 1, seed)))).status);
  assert.deepEqual(statuses, [202, 202, 503]);
  assert.equal(await small.end(), 0);
});

test("tokens are kept, replaced when they are refused, and moves sent again only if nothing was done", async () => {
  const fresh = await Bot.start(site);
  const match = site.match(NAMES[0], 1, 51);
  site.tokenRequests = 0;
  await site.play(match, 6);
  assert.equal(site.tokenRequests, 1);
  site.revokeTokens();
  await site.play(match, 8);
  assert.equal(site.tokenRequests, 2);
  site.failures = [503];
  await site.play(match, 10);
  assert.equal(site.refused.length, 2);
  site.failures = [502];
  await site.post(site.turnOf(match));
  const { error } = await fresh.logged(({ error }) => error !== undefined);
  assert.match(error, /^not sent: the site refused the move with 502: .*as the test asked/);
  assert.equal(match.moves.length, 10);
  site.refused.length = 0;
  const printed = JSON.stringify(fresh.log);
  assert.ok(!printed.includes(ACCOUNT.secret));
  await fresh.end();
});

test("an engine that crashes is replaced, and one that always crashes said", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ergo-bot-"));
  const program = (/** @type {string} */ name, /** @type {string} */ script) => {
    const path = join(folder, name);
    writeFileSync(path, `#!/bin/sh\n${script}\n`);
    chmodSync(path, 0o755);
    return path;
  };
  const once = await Bot.start(site, {
    ERGO_ENGINE: program("once", `mkdir "${folder}/crashed" 2>/dev/null && exit 3\nexec "${ENGINE}"`),
  });
  const match = site.match(NAMES[0], 1, 61);
  await site.play(match, 2);
  assert.equal(match.moves.length, 2);
  await once.end();
  const never = await Bot.start(site, { ERGO_ENGINE: program("never", "exit 3") });
  assert.equal((await site.post(site.turnOf(match))).status, 202);
  const { error } = await never.logged(({ event }) => event === "move");
  assert.equal(error, "no move: the engine has ended (3)");
  assert.equal((await fetch(site.endpoint)).status, 200);
  assert.equal(await never.end(), 0);
  rmSync(folder, { recursive: true });
});

test("settings that are missing or wrong are all named", async () => {
  const wrong = new Bot({
    ...site.environment,
    BOT_TOKEN_URL: "http://example.org/token",
    BOT_CLIENT_SECRET: "",
    BOT_LEVEL: "11",
    ERGO_ENGINE: "/",
    AP_BOT_PUBLIC_KEY: "no key",
  });
  assert.equal(await wrong.exit(), 2);
  for (const fault of [
    "BOT_TOKEN_URL is not an https address: http://example.org/token",
    "BOT_CLIENT_SECRET is not set",
    "BOT_LEVEL is not a number from 0 to 10: 11",
    "ERGO_ENGINE is not a program: /",
    "AP_BOT_PUBLIC_KEY: the public key is not an Ed25519 key",
  ])
    assert.ok(wrong.complaints.includes(`${fault}\n`), wrong.complaints);
  assert.equal(await new Bot(site.environment, "--check").exit(), 0);
  assert.equal(await new Bot(site.environment, "--port").exit(), 2);
});
