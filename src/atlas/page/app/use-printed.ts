import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Returns whether the page is being printed, which shows the whole chart, in light colours. */
export function usePrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    const { dataset } = document.documentElement;
    let theme: string | undefined;
    const before = () => {
      theme = dataset.theme;
      dataset.theme = 'light';
      flushSync(() => setPrinted(true));
    };
    const after = () => {
      if (theme === undefined) delete dataset.theme;
      else dataset.theme = theme;
      setPrinted(false);
    };
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  return isPrinted;
}
