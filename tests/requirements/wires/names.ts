import { parseSync, Visitor } from 'vite';
import type { SourceFile } from '../../harness/source-files';

/**
 * Names in a file: properties that it reads or writes, short strings, which may be either, and addresses. Types are
 * excluded.
 */
export type Names = { file: string; reads: Set<string>; writes: Set<string>; strings: Set<string>; paths: Set<string> };

const NAME = /^[\w-]{1,40}$/;

/** Parses a file and collects its names. Throws on a syntax error. */
export function namesIn({ file, text }: SourceFile): Names {
  const names: Names = { file, reads: new Set(), writes: new Set(), strings: new Set(), paths: new Set() };
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file} does not parse: ${errors[0].message}`);
  const types = new Set<unknown>();
  const visitor = new Visitor({
    TSLiteralType({ literal }) {
      types.add(literal);
    },
    MemberExpression({ property, computed }) {
      if (!computed && property.type === 'Identifier') names.reads.add(property.name);
    },
    ObjectPattern({ properties }) {
      for (const property of properties)
        if (property.type === 'Property' && property.key.type === 'Identifier') names.reads.add(property.key.name);
    },
    ObjectExpression({ properties }) {
      for (const property of properties)
        if (property.type === 'Property' && property.key.type === 'Identifier') names.writes.add(property.key.name);
    },
    Literal(literal) {
      const { value } = literal;
      if (typeof value === 'string' && value.startsWith('/')) names.paths.add(value);
      if (!types.has(literal) && typeof value === 'string' && NAME.test(value)) names.strings.add(value);
    },
  });
  visitor.visit(program);
  return names;
}

/** Returns whether a property of this name is read in any of the files. */
export const isRead = (files: readonly Names[], name: string): boolean =>
  files.some(({ reads, strings }) => reads.has(name) || strings.has(name));

/** Returns whether a property of this name is written in any of the files. */
export const isWritten = (files: readonly Names[], name: string): boolean =>
  files.some(({ writes, strings }) => writes.has(name) || strings.has(name));
