import { Icon, type IconName } from './icon';
import { useAtlas } from './shared';
import type { View } from './use-camera';

/** Zoom controls; `name`: of one of several pictures. */
export function Zoom({ camera: { camera, zoom, fit, whole }, name }: { camera: View; name?: string }) {
  const { texts } = useAtlas();
  const buttons: [IconName, string, () => void][] = [
    ['minus', texts('zoomOut'), () => zoom(1 / 1.25)],
    ['plus', texts('zoomIn'), () => zoom(1.25)],
    ['fit', texts('fit'), fit],
  ];
  const [smaller, ...larger] = buttons.map(([icon, label, act]) => (
    <button key={icon} type="button" className="icon-btn" aria-label={label} title={label} onClick={act}>
      <Icon name={icon} />
    </button>
  ));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div className="zoom" role="group" aria-label={name === undefined ? texts('zoom') : `${texts('zoom')}: ${name}`}>
      {smaller}
      <button
        type="button"
        className="num"
        aria-label={`${texts('zoomWhole')}: ${texts.percent(camera.zoom, 1)}`}
        onClick={whole}
      >
        {texts.percent(camera.zoom, 1)}
      </button>
      {larger}
    </div>
  );
}
