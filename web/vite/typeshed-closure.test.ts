import { expect, test } from 'vitest';
import { typeshedClosure } from './typeshed-closure.ts';

const path = (file: string) => `/typeshed/stdlib/${file}`;

const TYPESHED = Object.fromEntries(
  Object.entries({
    VERSIONS: 'a: 3.0-',
    'builtins.pyi': '',
    'a.pyi': 'import b, os.path as p\nfrom c import (  # types\n    X,\n    d,\n)',
    'b.pyi': 'if True:\n    from .c import y',
    'c/__init__.pyi': 'from . import inner\nfrom .other import Y',
    'c/inner.pyi': 'from ..e import z',
    'c/other.pyi': '',
    'c/d.pyi': '',
    'e.pyi': '',
    'os/__init__.pyi': '',
    'os/path.pyi': '',
    'unused.pyi': '',
    'f/__init__.pyi': '',
    'f/g.pyi': '',
  }).map(([file, text]) => [path(file), text]),
);

const filesFor = (...modules: string[]) => Object.keys(typeshedClosure(TYPESHED, modules));

test('a module comes with everything that it imports, directly or not', () => {
  expect(filesFor('a').toSorted()).toEqual(
    Object.keys(TYPESHED)
      .filter((file) => !/unused|\/f\//.test(file))
      .toSorted(),
  );
});

test('a module inside a package comes with the package', () => {
  expect(filesFor('f.g')).toEqual(expect.arrayContaining([path('f/__init__.pyi')]));
});

test('a module without a stub is an error', () => {
  expect(() => filesFor('absent')).toThrow('Typeshed has no stub for absent.');
});
