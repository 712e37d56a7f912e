import { createElement, type ReactNode } from 'react';
import { NOTICE_HTML } from '../../../contract/support/notice-html';
import { LinkTo } from './link-to';
import './notice-html.css';

const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/**
 * Renders a notice with React elements that the contract allows. The gateway has already sanitised it when it was
 * written; anything else that remains is dropped here (s2.notice-page.entry).
 */
export const NoticeHtml = ({ html }: { html: string }) =>
  createElement('div', { className: 'notice-html' }, ...within(bodyOf(html)));

const within = (element: Element): ReactNode[] => [...element.childNodes].map(renderNode);

function renderNode(node: Node): ReactNode {
  if (node instanceof Text) return isBetweenCells(node) ? null : node.data;
  if (!(node instanceof HTMLElement) || !Object.hasOwn(NOTICE_HTML, node.localName)) return null;
  if (node instanceof HTMLAnchorElement)
    return createElement(LinkTo, { href: node.getAttribute('href') }, ...within(node));
  return createElement(node.localName, null, ...within(node));
}

/** Text directly inside a table is only white space, which React does not allow there. */
const isBetweenCells = ({ parentElement }: Text) => parentElement?.matches('table, thead, tbody, tr') ?? false;

/** First line of a notice: its text without tables, whose cells say little there. */
export const beginningOf = (html: string): string =>
  textOf(bodyOf(html))
    .replace(/\s+/g, ' ')
    // A text that ends with punctuation needs no other end.
    .replace(/([.!?।,:;])[,:]/g, '$1')
    .replace(/^ |[,:]? $/g, '');

const textOf = (element: Element): string => [...element.childNodes].map(textOfNode).join('');

function textOfNode(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof HTMLElement) || !Object.hasOwn(NOTICE_HTML, node.localName) || node.localName === 'table')
    return '';
  if (['strong', 'em', 'a'].includes(node.localName)) return textOf(node);
  return ` ${textOf(node).trim()}${ENDS[node.localName] ?? ''} `;
}
const ENDS: Record<string, string> = { h3: ':', h4: ':', li: ',' };
