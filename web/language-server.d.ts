/** The addresses of the editor's language server. */
declare module 'virtual:language-server' {
  /** The script of its worker. */
  export const SERVER_URL: string;
  /** JSON with the files that it may read, by path. */
  export const STUBS_URL: string;
}
