import { type Look, pictureName, type Scene } from './scene.ts';

const STYLE = `
  body { margin: 24px; font: 14px/1.5 system-ui, sans-serif; color: #ddd; background: #111 }
  h2 { margin: 40px 0 8px; font-size: 16px }
  div { display: flex; gap: 16px; align-items: flex-start; overflow-x: auto }
  img { display: block; height: 420px; border: 1px solid #444 }
`;

/** Returns a page that shows all pictures side by side, one row per scene. */
export function contactSheet(scenes: readonly Scene[], looks: readonly Look[]): string {
  const rows = scenes.map((scene) => {
    const pictures = looks.map((look) => {
      const file = pictureName(scene, look);
      return `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a>`;
    });
    return `<h2>${scene.name}</h2>\n<div>${pictures.join('')}</div>`;
  });
  return `<!doctype html>\n<meta charset="utf-8">\n<title>Pictures</title>\n<style>${STYLE}</style>\n${rows.join('\n')}\n`;
}
