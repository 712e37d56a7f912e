/** Runs in a served app before its own script where the address says `?atlas`: the app tells the atlas what it does, and has a link to it. */
import { onRegistered } from './dev-tools';
import { send } from './send';

onRegistered(send);
const link = Object.assign(document.createElement('a'), { href: '/atlas', target: 'atlas', textContent: 'Atlas' });
link.style.cssText =
  'position:fixed;inset:auto auto 4px 4px;z-index:9;padding:10px;background:#fff;color:#000;border:1px solid';
document.body.append(link);
