import * as v from 'valibot';
import type { Endpoint } from '../platform/endpoint';
import { id, nothing, png } from '../platform/fields';
import { SETTINGS } from '../platform/settings';

/** Available pictures, drawn by the portal. `member` and `agent` are the defaults. */
export const STATIC_AVATARS = ['member', 'agent', 'boat', 'lotus', 'fish', 'kite', 'drum', 'star'] as const;
export type StaticAvatar = (typeof STATIC_AVATARS)[number];

/** s7.call.member-icon: the selected avatar, named as in `avatar`; by default an icon for the type of account. */
const memberIcon = v.object({ icon: v.string() });
/** s3.avatar.fields: `avatar` is the name of an available picture, or the id of an uploaded one. */
const avatar = v.object({ avatar: v.string(), avatarType: v.picklist(['CUSTOM', 'STATIC']) });
export type Avatar = v.InferOutput<typeof avatar>;
const choice = v.variant('avatarType', [
  v.object({ avatarType: v.literal('STATIC'), avatar: v.picklist(STATIC_AVATARS) }),
  v.object({ avatarType: v.literal('CUSTOM'), avatar: id }),
]);
export type AvatarChoice = v.InferOutput<typeof choice>;

const base = { token: 'required', encrypted: false } as const;
const act = { ...base, source: 'assumed' } as const;

/** A player's picture: a listed one or an upload, which other players cannot read (s7.relay.player-avatar). */
export const avatarEndpoints = {
  memberIcon: {
    ...base,
    method: 'GET',
    path: '/wps/member/info/icon',
    response: memberIcon,
    source: 's7.call.member-icon',
  },
  playerAvatar: {
    ...base,
    method: 'GET',
    path: '/wps/relay/MCSFE_getPlayerAvatar',
    response: avatar,
    source: 's7.relay.player-avatar',
  },
  /** Stores a PNG or JPEG by content, cropped to a small square and re-encoded; it is selected by its id. */
  uploadAvatar: {
    ...act,
    method: 'POST',
    path: '/wps/member/avatar/picture',
    picture: SETTINGS.images.bytes,
    query: v.object({}),
    response: v.object({ id }),
  },
  avatarPicture: {
    ...act,
    method: 'GET',
    path: '/wps/member/avatar/picture',
    query: v.object({ id }),
    response: v.object({ image: png }),
  },
  chooseAvatar: { ...act, method: 'PUT', path: '/wps/member/avatar', body: choice, response: nothing },
} as const satisfies Record<string, Endpoint>;
