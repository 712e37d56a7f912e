import { offline, online, operator, operatorOn } from '../../machines/steps';
import type { Language, Screen } from '../../src/atlas';
import { DEMO_PASSWORD } from '../../src/gateway/demo/accounts';
import { WORDS, type WordId } from '../../src/studio/frame/words';
import { LONGEST_WAIT, type Recorder } from './recorder';

/** Stands for any text in a printed name. */
export const ANY = '…';
const COMMAND = { en: 'Run in a second terminal', bn: 'আরেকটি টার্মিনালে চালান' };

/** The author of a handwritten script: acts and checks as a tester, and operates as a second person. */
export class WritingHand {
  readonly screen: Screen;

  constructor(private readonly recorder: Recorder) {
    this.screen = recorder.screen;
  }

  get language(): Language {
    return this.recorder.language;
  }

  opens(address: string): void {
    this.recorder.act('open', address);
  }

  /** Opens the newest mailed link to a page. */
  opensMailed(path: string): void {
    this.recorder.act('openMailed', path);
  }

  /** Presses a thing whose name is no message of the portal. */
  pressesNamed = (name: string): void => this.recorder.act('press', name);

  /** Reads a text that is no message of the portal. */
  readsNamed = (text: string): void => this.recorder.check({ verb: 'reads', words: [text] });

  /** A text of a game's frame; any text stands for its values. */
  inGame = (id: WordId): string => WORDS[this.language][id].replaceAll('{}', ANY);

  /** Opens a game of the demo studio from its sheet. */
  async launches(gameId: string): Promise<void> {
    this.opens(`/?dialog=gameInfo&id=${gameId}`);
    await this.screen.press('game.playNamed', { gameName: ANY });
  }

  async logsIn(username: string): Promise<void> {
    const { screen } = this;
    this.opens('/?dialog=login');
    await screen.sees('form', 'login.title');
    await screen.fill('login.username', username);
    await screen.fill('login.password', DEMO_PASSWORD);
    await screen.press('login.submit');
    await screen.sees('button', 'header.logout');
  }

  /** Logs out, and logs in as another user. */
  async becomes(username: string): Promise<void> {
    const { screen } = this;
    this.opens('/');
    await screen.press('header.logout');
    await screen.press('logout.confirm');
    await screen.sees('form', 'header.quickLogin');
    await this.logsIn(username);
  }

  scrollsDown(): void {
    this.recorder.act('scroll');
  }

  waits(seconds: number): void {
    if (seconds > LONGEST_WAIT) throw new Error(`No tester waits ${seconds} seconds.`);
    this.recorder.act('wait', String(seconds));
  }

  disconnects(): void {
    this.recorder.setUp(offline);
  }

  reconnects(): void {
    this.recorder.setUp(online);
  }

  /** Runs an operators' command. */
  operates(command: string): void {
    this.recorder.setUp(operator(command, COMMAND));
  }

  /** Runs an operators' command on a row that another command lists; `<number>` stands for that row's field. */
  operatesOn(list: string, command: string, user?: string): void {
    this.recorder.setUp(operatorOn({ list, user }, command));
  }
}
