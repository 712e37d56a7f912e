import * as v from 'valibot';
import type { Vault } from '../browser/vault';

const heldSchema = v.record(v.string(), v.object({ typed: v.string(), right: v.boolean() }));

/**
 * Errors that the gateway reported for fields, as long as these are unchanged: it is not queried again while the player
 * types.
 */
export function gatewayWord(vault: Vault) {
  const held = () => v.parse(heldSchema, JSON.parse(vault.peek('form.gatewayWord') ?? '{}'));
  return {
    keep(field: string, typed: string | undefined, right: boolean) {
      vault.put('form.gatewayWord', JSON.stringify({ ...held(), [field]: { typed: typed ?? '', right } }));
    },
    of(field: string, typed: string | undefined): boolean | undefined {
      const word = held()[field];
      return word?.typed === (typed ?? '') ? word.right : undefined;
    },
  };
}
