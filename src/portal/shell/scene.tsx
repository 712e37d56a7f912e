import type { ReactNode } from 'react';
import night from '../../ui/assets/art/river-night.svg';
import { Brand } from './brand';
import './scene.css';

/**
 * A page in place of the whole portal: the river by night, the brand, and the message. `corner` is for the language.
 */
export const Scene = ({ corner, children }: { corner?: ReactNode; children: ReactNode }) => (
  <div className="scene pitch">
    <header className="page">
      <Brand />
      {corner}
    </header>
    <main id="main" className="page">
      <div className="tell">{children}</div>
    </main>
    <img className="land" src={night} width="960" height="240" decoding="async" alt="" />
  </div>
);
