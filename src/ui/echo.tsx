import { type ComponentProps, type ReactNode, useCallback, useState } from 'react';

type Props = Omit<ComponentProps<'div'>, 'children' | 'ref'> & { of: string; children: (typed: string) => ReactNode };

/** Says once more what stands in a field of the form round it, as it will be sent; nothing while that is empty. */
export function Echo({ of, children, ...rest }: Props) {
  const [typed, setTyped] = useState('');
  const follow = useCallback(
    (here: HTMLElement | null) => {
      const form = here?.closest('form');
      const read = () => {
        const field = form?.elements.namedItem(of);
        setTyped(field instanceof HTMLInputElement ? field.value.trim() : '');
      };
      const clear = () => setTyped('');
      read();
      form?.addEventListener('input', read);
      form?.addEventListener('reset', clear);
      return () => {
        form?.removeEventListener('input', read);
        form?.removeEventListener('reset', clear);
      };
    },
    [of],
  );
  return (
    <div ref={follow} {...rest}>
      {typed && children(typed)}
    </div>
  );
}
