import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import docgen, { type ComponentDoc, type PropItem } from 'react-docgen-typescript';
import ts from 'typescript';
import type { ComponentDescription, PropertyDescription } from '../src/gallery/component-description.ts';
import { snippetsOf } from './snippets.ts';

const src = join(import.meta.dirname, '../src');
const target = join(src, 'gallery/components.ts');

const inherited = ({ parent }: PropItem) => parent?.fileName.includes('node_modules') ?? false;

const typeOf = ({ type }: PropItem): string =>
  type.name === 'enum' && Array.isArray(type.value)
    ? (type.value as { value: string }[]).map(({ value }) => value).join(' | ')
    : type.name;

const propertyOf = (prop: PropItem): PropertyDescription => ({
  name: prop.name,
  type: typeOf(prop),
  required: prop.required,
  ...((prop.defaultValue as { value?: string } | null)?.value && {
    default: String((prop.defaultValue as { value: string }).value),
  }),
  description: prop.description,
});

/** The names that an entry exports, types left out. */
function exportsOf(entry: string): string[] {
  const text = readFileSync(join(src, entry, 'index.ts'), 'utf8');
  return [...text.matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]\w*$/.test(name));
}

/** Every component of the package with its properties, read from its types, and a use of it. */
export function describeComponents(): ComponentDescription[] {
  const entries = readdirSync(src, { withFileTypes: true })
    .filter((item) => item.isDirectory() && item.name !== 'gallery')
    .map(({ name }) => name)
    .sort();
  const files = entries.flatMap((entry) =>
    readdirSync(join(src, entry))
      .filter((file) => file.endsWith('.tsx') && !file.includes('.spec.'))
      .map((file) => join(src, entry, file)),
  );
  const parser = docgen.withCompilerOptions(
    {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      strict: true,
      allowImportingTsExtensions: true,
      noEmit: true,
      types: [],
    },
    {
      skipChildrenPropWithoutDoc: false,
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      savePropValueAsString: true,
    },
  );
  const docs = parser.parse(files);
  const snippets = snippetsOf(join(src, 'gallery'));
  return entries.flatMap((entry) =>
    exportsOf(entry).map((name) => {
      const doc = docs.find((one) => one.displayName === name && one.filePath.includes(`/src/${entry}/`));
      if (!doc) throw new Error(`${entry} exports ${name}, whose properties cannot be read: is it a component?`);
      return describe(doc, entry, snippets.get(name));
    }),
  );
}

function describe(doc: ComponentDoc, entry: string, snippet: string | undefined): ComponentDescription {
  if (!snippet) throw new Error(`The gallery does not show ${doc.displayName}: add it to a sample in src/gallery`);
  const all = Object.values(doc.props);
  const own = all.filter((prop) => !inherited(prop));
  return {
    name: doc.displayName,
    entry,
    description: doc.description,
    native: own.length < all.length,
    properties: own.map(propertyOf).sort((a, b) => Number(b.required) - Number(a.required)),
    snippet,
  };
}

async function write() {
  const { format, resolveConfig } = await import('prettier');
  const text =
    '// Made by `node --import tsx shared/ui/scripts/describe-components.ts`; its spec says when it has to be made again.\n' +
    "import type { ComponentDescription } from './component-description.ts';\n\n" +
    `export const components: readonly ComponentDescription[] = ${JSON.stringify(describeComponents())};\n`;
  writeFileSync(target, await format(text, { ...(await resolveConfig(target)), filepath: target }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await write();
