/**
 * Injected before a served app's own script if the address contains `?atlas`: reports the app's activity to the atlas
 * and adds a link to it.
 */
import { onRegistered } from './dev-tools';
import { send } from './send';

onRegistered(send);
const link = Object.assign(document.createElement('a'), { href: '/atlas', target: 'atlas', textContent: 'Atlas' });
link.style.cssText =
  'position:fixed;inset:auto auto 4px 4px;z-index:9;padding:10px;background:#fff;color:#000;border:1px solid';
document.body.append(link);
