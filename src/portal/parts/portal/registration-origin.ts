import type { SystemStatus } from '../../../contract';

type Sites = Pick<SystemStatus['info'], 'registersHere' | 'memberOrigin'>;

/**
 * Returns the origin where people register, or null on an agents' site that names no members' site
 * (`own.invitation.site`).
 */
export const registrationOrigin = ({ registersHere, memberOrigin }: Sites, own: string): string | null =>
  memberOrigin ?? (registersHere ? own : null);

/** Address of a registration with an invitation code. */
export const invitationAddress = (origin: string, code: string): string => `${origin}/register?affiliateCode=${code}`;
