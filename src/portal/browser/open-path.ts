import forge from 'node-forge/lib/forge';
import 'node-forge/lib/des';

const BLOCK = 8;
const KEY = 8;

/**
 * Decrypts a path: base64 of DES (ECB, PKCS#7), followed by the eight-character key (s4.customer-service.type-3). The
 * path contains its key, so the text cannot be trusted: callers must validate it. Throws if the path is malformed.
 */
export function openPath(path: string): string {
  const sealed = path.slice(0, -KEY);
  const key = path.slice(-KEY);
  if (key.length < KEY || !/^(?:[\dA-Za-z+/]{4})*(?:[\dA-Za-z+/]{2}==|[\dA-Za-z+/]{3}=)?$/.test(sealed))
    throw new Error('no sealed path');
  const decipher = forge.cipher.createDecipher('DES-ECB', key);
  decipher.start({});
  const bytes = forge.util.decode64(sealed);
  if (bytes.length % BLOCK !== 0) throw new Error('no whole blocks');
  // `update` decrypts all blocks. `finish` would strip the padding, but checks only its last byte.
  decipher.update(forge.util.createBuffer(bytes));
  return forge.util.decodeUtf8(unpadded(decipher.output.getBytes()));
}

function unpadded(bytes: string): string {
  const count = bytes.charCodeAt(bytes.length - 1);
  const padding = bytes.slice(-count);
  const isWhole = count >= 1 && count <= BLOCK && padding === String.fromCharCode(count).repeat(count);
  if (!isWhole) throw new Error('no padding');
  return bytes.slice(0, -count);
}
