import forge from 'node-forge/lib/forge';
import 'node-forge/lib/sha256';
import type { Work } from '../../contract';

/** Tries numbers until the hash of salt and number is the challenge. Answers with the number, or null where there is none. */
addEventListener('message', ({ data }: MessageEvent<Work>) => {
  for (let number = 0; number <= data.maxnumber; number++) {
    const hash = forge.md.sha256
      .create()
      .update(data.salt + number)
      .digest()
      .toHex();
    if (hash === data.challenge) return postMessage(number);
  }
  postMessage(null);
});
