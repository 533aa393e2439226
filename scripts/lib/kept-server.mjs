import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { root } from './project.mjs';

const SCRIPT = join(root, 'scripts', 'lib', 'server-rounds.mjs');
/** One that does not hear for so long goes round in a loop; before it has heard at all it may be slow to load. */
const DEAF_MS = 10_000;
const LOADING_MS = 60_000;
const ENDING_MS = 60_000;

/** The server of a developer, kept running while its sources change; it begins at once. */
export class KeptServer {
  #env;
  #child;
  /** How many times it was told of changes, has heard of them, and began to take them up. */
  #told = 0;
  #heard = 0;
  #taking = 0;
  /** Undefined while a change is being taken up. */
  #isAnswering;
  #settled = new EventEmitter().setMaxListeners(0);
  #deaf;
  #isEnding = false;

  constructor(env) {
    this.#env = env;
    this.#prepare();
    this.#tell([]);
  }

  changed(file) {
    this.#tell([file]);
  }

  /** Resolves once the last change is taken up, with whether there is a server that answers. */
  async answers() {
    while (this.#isAnswering === undefined) await once(this.#settled, 'taken');
    return this.#isAnswering;
  }

  /** Ends it once what it has begun is done. */
  async end() {
    this.#isEnding = true;
    if (this.#hasEnded()) return;
    const ended = once(this.#child, 'exit');
    this.#send('end');
    const late = setTimeout(() => this.#child.kill('SIGKILL'), ENDING_MS);
    await ended;
    clearTimeout(late);
  }

  #hasEnded() {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** A process of its own, which loads the sources and waits to be told that it may begin. */
  #prepare() {
    [this.#told, this.#heard, this.#taking] = [0, 0, 0];
    this.#child = spawn(process.execPath, [SCRIPT], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: this.#env,
    });
    this.#child
      .on('message', (said) => this.#hear(said))
      .once('exit', (_code, signal) => this.#replace(signal));
  }

  #tell(files) {
    if (this.#isEnding) return;
    this.#isAnswering = undefined;
    if (this.#hasEnded()) this.#prepare();
    this.#send(files);
  }

  #send(message) {
    this.#told += 1;
    clearTimeout(this.#deaf);
    const patience = this.#heard > 0 ? DEAF_MS : LOADING_MS;
    this.#deaf = setTimeout(() => this.#child.kill('SIGKILL'), patience);
    // One that has just ended hears no more; the next one reads the sources as they are then.
    this.#child.send(message, () => undefined);
  }

  #hear({ heard = this.#heard, taking = this.#taking, taken, answers }) {
    [this.#heard, this.#taking] = [heard, taking];
    if (heard === this.#told) clearTimeout(this.#deaf);
    if (taken === this.#told) this.#settle(answers);
  }

  #settle(answers) {
    this.#isAnswering = answers;
    this.#settled.emit('taken');
  }

  /** After one that failed a new process waits for a change, in which nothing is left of the former. */
  #replace(signal) {
    clearTimeout(this.#deaf);
    if (this.#isEnding) return;
    const hasHeard = this.#heard > 0;
    const isOverdue = signal === 'SIGKILL' || this.#told > this.#taking;
    if (hasHeard) this.#prepare();
    if (hasHeard && isOverdue) {
      this.#tell([]);
    } else {
      console.error('Server skončil; začne znovu, až se jeho zdroje změní.');
      this.#settle(false);
    }
  }
}
