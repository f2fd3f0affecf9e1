const acts = (node) =>
  node.type === 'IfStatement' || (node.type === 'ExpressionStatement' && !node.directive);

/** Rules of this repository, for oxlint. */
export default {
  meta: { name: 'packetsmith' },
  rules: {
    /** Imports say where a name is defined. */
    'no-barrel': {
      create: (context) => ({
        ExportAllDeclaration: (node) =>
          context.report({
            node,
            message: 'Import from the file that defines a name; barrels hide where it lives.',
          }),
      }),
    },
    /** Importing a file has no effect. */
    'no-top-level-action': {
      create: (context) => ({
        Program: ({ body }) => {
          for (const node of body.filter(acts)) {
            context.report({
              node,
              message: 'Imported files only export. Side effects belong in an entry point.',
            });
          }
        },
      }),
    },
  },
};
