const acts = (node) =>
  node.type === 'IfStatement' || (node.type === 'ExpressionStatement' && !node.directive);

/** Checks whether a type is `Record<string, …>`, read-only or not. */
const isRecordOfStrings = (type) => {
  const name = type?.typeName?.name;
  const first = type?.typeArguments?.params[0];
  if (name === 'Readonly') return isRecordOfStrings(first);
  return name === 'Record' && first.type === 'TSStringKeyword';
};

/** Checks whether a declaration is an object literal in which any string may be looked up. */
const isTableOfStrings = ({ id, init }) =>
  init?.type === 'ObjectExpression' && isRecordOfStrings(id.typeAnnotation?.typeAnnotation);

const isAssigned = (node) =>
  node.parent.type === 'AssignmentExpression' && node.parent.left === node;

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
    /** Every object also has a `constructor`, and sets its prototype by `__proto__`. */
    'no-look-up-in-object': {
      create: (context) => {
        const tables = new Set();
        const lookUps = [];
        return {
          VariableDeclarator: (node) => {
            if (isTableOfStrings(node)) tables.add(node.id.name);
          },
          MemberExpression: (node) => {
            const isLookUp = node.computed && node.property.type !== 'Literal';
            if (isLookUp && !isAssigned(node)) lookUps.push(node);
          },
          'Program:exit': () => {
            for (const node of lookUps.filter(({ object }) => tables.has(object.name))) {
              context.report({
                node,
                message:
                  'Look up strings in a Map: an object also has `constructor` and `__proto__`. If the keys are a closed set, name them in the type.',
              });
            }
          },
        };
      },
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
