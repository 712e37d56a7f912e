import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import type { Language } from '../contract';
import { Offline } from './features/platform/offline/offline';

/**
 * Renders the offline page as a standalone document without scripts; also returns the files that it uses
 * (own.app.offline).
 */
export function offlineDocument(template: string, language: Language): { html: string; files: string[] } {
  const body = renderToString(
    <I18nProvider i18n={i18n}>
      <Offline />
    </I18nProvider>,
  );
  const html = template
    .replace(/<script[\s\S]*?<\/script>|<link rel="(modulepreload|apple-touch-icon)"[^>]*>/g, '')
    .replace('<html lang="bn">', `<html lang="${language}">`)
    .replace('<!--head-->', `<title>${i18n._('offline.title')}</title>`)
    .replace(' data-path=""', '')
    .replace('<!--body-->', body);
  const files = [...html.matchAll(/(?:href|src)="(\/[^"#]+)/g)].flatMap(([, path]) => (path ? [path] : []));
  return { html, files: [...new Set(files)] };
}
