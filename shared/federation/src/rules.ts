import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { classNames } from './class-names.ts';

// Resolved from here, because loaders are dependencies of this package, not of the remote.
const loader = (id: string) => createRequire(import.meta.url).resolve(id);

export type Side = 'client' | 'server';

interface RuleOptions {
  side: Side;
  /** Package name, part of the class names: two remotes may contain different versions of one shared stylesheet. */
  name: string;
  root: string;
  browsers: string[];
  development: boolean;
}

export function moduleRules({ side, name, root, browsers, development }: RuleOptions): RuleSetRule[] {
  // Only a remote under development is hot-reloaded; the shell's development build is a release like any other.
  const isHot = development && side === 'client' && name !== 'shell';
  return [
    {
      test: /\.tsx?$/,
      loader: loader('swc-loader'),
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: {
            react: { runtime: 'automatic', development, refresh: isHot },
          },
          ...(side === 'server' && { target: 'es2023' }),
        },
        ...(side === 'client' && { env: { targets: browsers } }),
      },
      resolve: { fullySpecified: false },
    },
    {
      test: /\.css$/,
      use: [
        ...(isHot ? [loader('style-loader')] : side === 'client' ? [MiniCssExtractPlugin.loader] : []),
        {
          loader: loader('css-loader'),
          options: {
            modules: {
              auto: true,
              namedExport: false,
              exportLocalsConvention: 'as-is',
              ...(development
                ? {
                    localIdentName: '[name]-[local]-[hash:base64:5]',
                    localIdentContext: root,
                    localIdentHashSalt: name,
                  }
                : { getLocalIdent: classNames(name, root) }),
              exportOnlyLocals: side === 'server',
            },
          },
        },
      ],
    },
    {
      test: /\.(woff2|svg|webp|avif|png)$/,
      type: 'asset/resource',
      generator: { filename: '[name].[contenthash:8][ext]', emit: side === 'client' },
    },
  ];
}
