import type { Site } from '../../../machines/platform/system-status/system-status.machine';
import type { Client, ClientOf, Endpoints, Language, ModuleId, PageClient, SiteClient, Work } from '../../contract';
import type { GatewayKey } from '../../ui/browser/cipher';
import type { Passkeys } from '../../ui/browser/passkeys';
import type { Vault } from '../../ui/browser/vault';
import type { CodeRequests } from '../browser/code-requests';
import type { CountryList } from '../browser/country-list';
import type { LiveEvents } from '../browser/live-events';
import type { MoneyEvents } from '../browser/money-events';
import type { PageAddress } from '../browser/page-address';
import type { RealityClock } from '../browser/reality-clock';
import type { Memory } from '../browser/remember';
import type { SessionTime } from '../browser/session-time';
import type { BrowserStorage } from '../browser/storage';
import type { TabEvents } from '../browser/tab-events';

/** Dependencies of the flows, injected by the page; every side effect goes through these. */
export type FlowDependencies = {
  client: SiteClient;
  /** Client for rows of the contract that load later; optionally with another fetch and a longer timeout (ms). */
  clientFor<T extends Partial<Endpoints>>(rows: T, by?: typeof fetch, timeout?: number): ClientOf<T>;
  vault: Vault;
  storage: BrowserStorage;
  countries: CountryList;
  /** Requested codes of this tab. */
  codeRequests: CodeRequests;
  /** Store of remembered logins. */
  memory: Memory;
  /** The gateway's time, epoch ms. */
  now(): number;
  /** Clock for the end of the session. */
  time: SessionTime;
  /** Due time of the reality check. */
  reality: RealityClock;
  /** Clears data that was loaded for the player. */
  forgetReads(): void;
  /** Address of the page, and what a screen names in it. */
  address: PageAddress;
  /** Host of the address, as the gateway receives it. */
  host: string;
  /** The browser's user agent. */
  userAgent(): string;
  /** Creates a unique key, for calls that must count once. */
  randomKey(): string;
  solveWork(work: Work, signal: AbortSignal): Promise<number>;
  /** Events of money that was moved in this tab or in one that shares the session. */
  money: MoneyEvents;
  /** Changes that the stream reports. */
  live: LiveEvents;
  /** Events of read or deleted messages in this tab. */
  messages: TabEvents;
  /** Waits until the page is in view. */
  inView(signal: AbortSignal): Promise<void>;
  /** Passkey support of this browser. */
  passkeys: Passkeys;
  /** Downloads a text as a file. */
  saveFile(name: string, text: string): void;
  /** Has the browser fetch a file from the gateway. */
  fetchFile(path: string): void;
  /** Last status response; null before it. */
  site(): Site | null;
  /** Returns whether a white-label module is on, by the last status response. */
  isOn(modId: ModuleId): boolean;
  /** Receives time and key of each status response. */
  learn(status: GatewayKey & { serverTime: number }): void;
  /** Loads the messages of everything on the page, and switches the page to the language. */
  speak(language: Language, signal?: AbortSignal): Promise<void>;
};

/** Dependencies that load with the first chart of a destination (`app/entry-dependencies.ts`). */
type EntryDependency =
  | 'codeRequests'
  | 'memory'
  | 'userAgent'
  | 'randomKey'
  | 'passkeys'
  | 'saveFile'
  | 'fetchFile'
  | 'solveWork';

/** Dependencies of the page's own flows. */
export type PageDependencies = Omit<FlowDependencies, 'client' | EntryDependency> & { client: PageClient };

/** Dependencies of the member centre's flows. */
export type CentreDependencies = Omit<FlowDependencies, 'client'> & {
  client: Client;
  /** Client for uploads; reports the progress in percent. */
  uploading(onPercent: (percent: number) => void): Pick<Client, 'uploadProof' | 'uploadCashInPicture'>;
};
