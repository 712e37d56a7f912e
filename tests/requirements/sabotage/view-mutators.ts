import type { Mutator } from './code-mutators';
import { removed, replaced } from './edits';

const nameOf = (name: { type: string; name?: unknown }) => (typeof name.name === 'string' ? name.name : '');
/** Purely decorative elements. */
const ORNAMENTS = ['Icon', 'img', 'br', 'hr'];

/** Drops an element. */
export const elementLeftOut: Mutator = ({ node, parent }) => {
  if (node.type !== 'JSXElement' || (parent.type !== 'JSXElement' && parent.type !== 'JSXFragment')) return undefined;
  return ORNAMENTS.includes(nameOf(node.openingElement.name)) ? undefined : [replaced(node, '{null}')];
};

const LEADS = ['href', 'to', 'maxLength', 'required', 'onClick', 'onSubmit'];
/** Drops a link's target, a handler, or a constraint. */
export const attributeLeftOut: Mutator = ({ node }, text) =>
  node.type === 'JSXAttribute' && LEADS.includes(nameOf(node.name)) ? [removed(text, node)] : undefined;

const LABELS = ['title', 'label', 'yes', 'no', 'heading', 'legend'];
/** Empties a label: the title of a dialog, the name of a field, the text of a button. */
export const labelEmptied: Mutator = ({ node, parent, parentPath }) => {
  const attribute = parent.type === 'JSXExpressionContainer' ? parentPath?.parent : undefined;
  if (attribute?.type !== 'JSXAttribute' || !LABELS.includes(nameOf(attribute.name))) return undefined;
  if (node.type === 'JSXElement')
    return nameOf(node.openingElement.name) === 'Trans' ? [replaced(node, 'null')] : undefined;
  return node.type === 'CallExpression' && nameOf(node.callee) === 't' ? [replaced(node, "''")] : undefined;
};

/** Empties a whole view. */
export const viewEmptied: Mutator = ({ node, parent }) =>
  node.type === 'JSXElement' && (parent.type === 'ReturnStatement' || parent.type === 'ArrowFunctionExpression')
    ? [replaced(node, 'null')]
    : undefined;
