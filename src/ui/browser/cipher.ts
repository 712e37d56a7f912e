import forge from 'node-forge/lib/forge';
import 'node-forge/lib/aes';
import 'node-forge/lib/asn1';
import 'node-forge/lib/pem';
import 'node-forge/lib/pkcs1';
import 'node-forge/lib/random';
import 'node-forge/lib/rsa';
import 'node-forge/lib/sha256';
import type { Sealed } from '../../contract';

const { encode64, createBuffer, encodeUtf8 } = forge.util;

/** AES-256-GCM with a fresh key (iv 12 bytes, tag 16), the key wrapped with RSA-OAEP (SHA-256, MGF1 SHA-256). */
export function sealWith({ keyId, publicKey }: GatewayKey, plaintext: string): Sealed {
  const key = forge.random.getBytesSync(32);
  const iv = forge.random.getBytesSync(12);
  const cipher = forge.cipher.createCipher('AES-GCM', key);
  cipher.start({ iv, tagLength: 128 });
  cipher.update(createBuffer(encodeUtf8(plaintext)));
  cipher.finish();
  const [pem] = forge.pem.decode(publicKey);
  if (!pem) throw new Error('The gateway key is not PEM');
  const rsa = forge.pki.publicKeyFromAsn1(forge.asn1.fromDer(pem.body));
  const encryptedKey = rsa.encrypt(key, 'RSA-OAEP', {
    md: forge.md.sha256.create(),
    mgf1: { md: forge.md.sha256.create() },
  });
  return {
    keyId,
    encryptedKey: encode64(encryptedKey),
    iv: encode64(iv),
    ciphertext: encode64(cipher.output.getBytes()),
    tag: encode64(cipher.mode.tag.getBytes()),
  };
}

export const nonce = () => forge.util.bytesToHex(forge.random.getBytesSync(16));

/** Public key of the gateway's payload encryption. */
export type GatewayKey = { keyId: string; publicKey: string };
