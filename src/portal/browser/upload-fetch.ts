/**
 * A `fetch` of a file that tells how much of it has gone, in percent, which the browser's own cannot: a slow network
 * takes a minute for a picture. Rejects as that does where nothing answers or it is stopped.
 */
export const uploadFetch =
  (onPercent: (percent: number) => void): typeof fetch =>
  (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'GET', String(input));
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        // Behind a proxy Chromium counts more bytes than there are.
        if (lengthComputable) onPercent(Math.min(100, Math.floor((loaded / total) * 100)));
      });
      request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })));
      for (const end of ['error', 'abort'])
        request.addEventListener(end, () => reject(new TypeError(`The upload met ${end}`)));
      init.signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(init.body instanceof Blob ? init.body : null);
    });
