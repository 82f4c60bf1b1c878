/**
 * The small boards of a game within _Learn_: `#/emergo/learn/small-boards` lists them, with tasks on them,
 * `#/emergo/learn/small-boards.1` is one of the tasks, and `#/emergo/learn/emergo-13-3` a board to play on.
 * Loaded on demand.
 */
import { loadWords } from "../text/index.js";
import { wordsOf } from "../text/separate.js";
import { renderList } from "./list.js";
import { TaskPlace } from "./task.js";
import { TASK, boardsOf, loadTasks } from "./tasks.js";

/**
 * @param {HTMLElement} host
 * @param {import("../app/places.js").PlaceContext} context
 */
export async function render(host, context) {
  const { board, game, item = "", isShown } = context;
  if (boardsOf(game).some(({ id }) => id === item))
    return (await import("../practice/place.js")).render(host, context);
  const [say, sayBoards, tasks] = await Promise.all([
    wordsOf("course"),
    wordsOf("practice"),
    loadTasks(game),
    loadWords("puzzles"),
  ]);
  if (!isShown()) return undefined;
  const at = item.startsWith(TASK) ? Number(item.slice(TASK.length)) - 1 : -1;
  if (!(at in tasks)) return renderList(host, { game, tasks, say, sayBoards });
  const place = new TaskPlace({ board, game, tasks, at, say, sayBoards });
  host.append(place.element);
  void place.load();
  return () => place.close();
}
