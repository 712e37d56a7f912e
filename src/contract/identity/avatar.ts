import * as v from 'valibot';
import type { Endpoint } from '../platform/endpoint';
import { id, nothing, png } from '../platform/fields';
import { SETTINGS } from '../platform/settings';
import type { avatar } from './member';

/** Available pictures, drawn by the portal. `member` and `agent` are the defaults. */
export const STATIC_AVATARS = ['member', 'agent', 'boat', 'lotus', 'fish', 'kite', 'drum', 'star'] as const;
export type StaticAvatar = (typeof STATIC_AVATARS)[number];

/** s3.avatar.fields: `avatar` is the name of an available picture, or the id of an uploaded one. */
export type Avatar = v.InferOutput<typeof avatar>;
const choice = v.variant('avatarType', [
  v.object({ avatarType: v.literal('STATIC'), avatar: v.picklist(STATIC_AVATARS) }),
  v.object({ avatarType: v.literal('CUSTOM'), avatar: id }),
]);
export type AvatarChoice = v.InferOutput<typeof choice>;

const act = { token: 'required', encrypted: false, source: 'assumed' } as const;

/** A player's picture: a listed one or an upload, which other players cannot read (s7.relay.player-avatar). */
export const avatarEndpoints = {
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
