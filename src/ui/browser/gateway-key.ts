/** The public key that payloads are sealed under, as the gateway names it. */
export type GatewayKey = { keyId: string; publicKey: string };
