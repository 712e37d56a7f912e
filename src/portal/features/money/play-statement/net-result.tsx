import { useLingui } from '@lingui/react/macro';
import { signedMoney } from '../../../../ui/format';

/** A net result with its sign, in the colour of a gain or a loss. */
export function NetResult({ net }: { net: string }) {
  const { i18n } = useLingui();
  return <b className={`num ${net.startsWith('-') ? 'down' : 'up'}`}>{signedMoney(net, i18n.locale)}</b>;
}
