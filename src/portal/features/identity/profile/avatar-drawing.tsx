import type { ReactNode } from 'react';
import type { StaticAvatar } from '../../../../contract';
import './avatar.css';

/** Drawn in the thread (`.a1`) and the bright thread (`.a2`), on 48 by 48. */
const DRAWINGS: Record<StaticAvatar, ReactNode> = {
  member: (
    <>
      <circle className="a2" cx="24" cy="17" r="8" />
      <path className="a1" d="M8 42c1-10 8-14 16-14s15 4 16 14z" />
    </>
  ),
  agent: (
    <>
      <path className="a1" d="M24 5l15 5v12c0 10-6 17-15 21C15 39 9 32 9 22V10z" />
      <path className="a2" d="M24 13l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z" />
    </>
  ),
  boat: (
    <>
      <path className="a2" d="M23 6v22H9C11 18 16 10 23 6zM26 11c6 4 9 10 11 17H26z" />
      <path className="a1" d="M4 31h40c-3 7-8 10-14 10H18C12 41 7 38 4 31z" />
    </>
  ),
  lotus: (
    <>
      <path className="a2" d="M24 8c6 7 8 14 0 26-8-12-6-19 0-26z" />
      <path className="a1" d="M6 18c9 1 14 6 17 17C12 35 6 29 6 18zM42 18c-9 1-14 6-17 17 11 0 17-6 17-17z" />
      <path className="a1" d="M9 38h30v3H9z" />
    </>
  ),
  fish: (
    <>
      <path className="a1" d="M4 24c7-10 19-13 29-4l9-8v24l-9-8C23 37 11 34 4 24z" />
      <circle className="a2" cx="14" cy="22" r="3" />
    </>
  ),
  kite: (
    <>
      <path className="a1" d="M26 4l14 15-14 17-14-17z" />
      <path className="a2" d="M26 4v32L12 19zM22 37l8 0-4 6z" />
    </>
  ),
  drum: (
    <>
      <path className="a1" d="M10 12h28l-3 24a11 5 0 0 1-22 0z" />
      <ellipse className="a2" cx="24" cy="12" rx="14" ry="6" />
    </>
  ),
  star: (
    <>
      <path className="a1" d="M24 4l5 15h15L32 28l4 15-12-9-12 9 4-15L4 19h15z" />
      <circle className="a2" cx="24" cy="24" r="5" />
    </>
  ),
};

/** A picture to select, drawn by us. Decorative: its name is on its container. */
export const AvatarDrawing = ({ name }: { name: StaticAvatar }) => (
  <svg className="avatar-drawing" viewBox="0 0 48 48" aria-hidden="true">
    {DRAWINGS[name]}
  </svg>
);
