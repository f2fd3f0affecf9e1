/** One change to the glue's source. */
interface Patch {
  /** The reason for the patch, for the error if its target is missing. */
  purpose: string;
  find: string | RegExp;
  replace: string;
}

const REFUSE_IMPORTS: Patch = {
  purpose: 'remove dynamic imports',
  find: /\bimport\(/g,
  replace: 'refuseImport(',
};

const MODULE_PATCHES: readonly Patch[] = [
  {
    purpose: 'remove the location of the module',
    find: 'import.meta.url',
    replace: '"file:///pyodide.asm.mjs"',
  },
  {
    purpose: 'remove the module export',
    find: 'export default _createPyodideModule;',
    replace: '',
  },
  {
    purpose: 'get random bytes from the host instead of a shell command',
    find: 'if(ENVIRONMENT_IS_SHELL){return view=>{if(!os.system)',
    replace: 'if(false){return view=>{if(!os.system)',
  },
  {
    purpose: 'remove code evaluation',
    find: /\beval\(/g,
    replace: 'refuseDynamicCode(',
  },
  {
    purpose: 'recognize a compiled module that has no prototype',
    find: 'if(binary instanceof WebAssembly.Module)',
    replace: 'if(!ArrayBuffer.isView(binary))',
  },
  {
    purpose: 'keep a crash from printing the host program',
    find: 'e||_dump_traceback();',
    replace: '',
  },
  {
    purpose: 'restore a packed snapshot',
    find: 'return Module.HEAP8.set(t),l}',
    replace: 'return restorePages(Module.HEAP8,t),l}',
  },
  {
    purpose: 'count files when they grow',
    find: /(?=var oldContents=MEMFS\.getFileDataAsTypedArray\(node\);node\.contents=new Uint8Array\(newCapacity\))/,
    replace: 'claimFileBytes(FS,newCapacity-prevCapacity);',
  },
  {
    purpose: 'count files when they are resized',
    find: 'if(node.usedBytes==newSize)return;',
    replace: 'if(node.usedBytes==newSize)return;claimFileBytes(FS,newSize-node.contents.length);',
  },
  {
    purpose: 'count files when they are first written',
    find: 'else if(node.usedBytes===0&&position===0){',
    replace: 'else if(node.usedBytes===0&&position===0){claimFileBytes(FS,length);',
  },
  {
    purpose: 'count files when they are created',
    find: 'createNode(parent,name,mode,rdev){',
    replace: 'createNode(parent,name,mode,rdev){claimFileNode(FS,{name});',
  },
  {
    purpose: 'count the targets of links',
    find: 'symlink(parent,newname,oldpath){',
    replace: 'symlink(parent,newname,oldpath){claimFileNode(FS,{link:oldpath});',
  },
  {
    purpose: 'count names when they change',
    find: 'rename(old_node,new_dir,new_name){',
    replace: 'rename(old_node,new_dir,new_name){claimFileNode(FS,{name:new_name});',
  },
  {
    purpose: 'load the rest of the library when it is first read',
    find: 'read(stream,buffer,offset,length,position){var contents=stream.node.contents;',
    replace:
      'read(stream,buffer,offset,length,position){length=limitRead(FS,stream.node,{position,length});var contents=stream.node.contents;',
  },
  {
    purpose: 'remove pipes, which would grow without limit',
    find: 'createPipe(){',
    replace: 'createPipe(){throw new FS.ErrnoError(138);',
  },
  {
    purpose: 'notice calls whose traces cannot be removed',
    find: 'var imports={env:wasmImports,',
    replace: 'watchImports(wasmImports);var imports={env:wasmImports,',
  },
  {
    purpose: 'notice terminals, which keep what is written to them',
    find: 'open(stream){var tty=TTY.ttys[stream.node.rdev];',
    replace: 'open(stream){noteTrace();var tty=TTY.ttys[stream.node.rdev];',
  },
  {
    purpose: 'notice when a file is overwritten',
    find: 'var node=stream.node;node.mtime=node.ctime=Date.now();if(canOwn){',
    replace: 'var node=stream.node;noteWrite(node);node.mtime=node.ctime=Date.now();if(canOwn){',
  },
  {
    purpose: 'call the host instead of looking for signals',
    find: 'let result=Module.Py_EmscriptenSignalBuffer[0];Module.Py_EmscriptenSignalBuffer[0]=0;return result',
    replace: 'Module.Py_EmscriptenSignalBuffer();return 0',
  },
  REFUSE_IMPORTS,
];

const LOADER_PATCHES: readonly Patch[] = [
  {
    purpose: 'determine how much memory a packed snapshot needs',
    find: 't.INITIAL_MEMORY=i.length',
    replace: 't.INITIAL_MEMORY=memoryLengthOf(i)',
  },
  {
    purpose: 'return the loader instead of exporting it',
    find: /export\{(\w+) as loadPyodide,\w+ as version\};/,
    replace: 'return $1;',
  },
  REFUSE_IMPORTS,
];

function applyPatches(text: string, patches: readonly Patch[], file: string): string {
  let patched = text;
  for (const { purpose, find, replace } of patches) {
    const changed =
      typeof find === 'string' ? patched.replaceAll(find, replace) : patched.replace(find, replace);
    if (changed === patched) {
      throw new Error(
        `${file} cannot be patched to ${purpose}: the text to change is no longer there. ` +
          'The patches in patch-glue.ts were made for another version of Pyodide.',
      );
    }
    patched = changed;
  }
  return patched;
}

/**
 * Patches the source of `pyodide.asm.mjs` so that it runs in a bare realm and can't escape from it.
 *
 * @throws if a patch doesn't find its target
 */
export function patchModule(text: string): string {
  return applyPatches(text, MODULE_PATCHES, 'pyodide.asm.mjs');
}

/**
 * Patches the source of `pyodide.mjs` in the same way.
 *
 * @throws if a patch doesn't find its target
 */
export function patchLoader(text: string): string {
  return applyPatches(text, LOADER_PATCHES, 'pyodide.mjs');
}
