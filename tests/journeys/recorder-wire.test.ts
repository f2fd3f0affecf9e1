import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openDemoContext } from '../support/learner-page.ts';
import { openFailedRun, recorderOn } from '../support/recorder-page.ts';
import { useSharedProductInBrowser } from '../support/use-product-in-browser.ts';

const journey = useSharedProductInBrowser();

/** Asks the name server of the lab for a name that exists and for one that doesn't. */
const TWO_QUESTIONS = [
  'import socket, struct',
  'def ask(name):',
  '    labels = b"".join(bytes([len(label)]) + label.encode() for label in name.split("."))',
  '    question = struct.pack(">6H", 7, 256, 1, 0, 0, 0) + labels + b"\\0" + struct.pack(">2H", 1, 1)',
  '    with socket.socket(type=socket.SOCK_DGRAM) as link:',
  '        link.sendto(question, ("192.0.2.53", 53))',
  '        return link.recv(512)',
  'for name in ("ns.test", "none.test"):',
  '    size = len(ask(name))',
  'print(size)',
];

/** Opens a challenge of the lab. No other journey works on it. */
async function openLab(options: BrowserContextOptions): Promise<Page> {
  const stored = { editor: 'plain' };
  const context = await openDemoContext(journey, { name: 'veteran', stored, ...options });
  const page = await context.newPage();
  await page.goto(`${journey.product.url}/codex/smuggle-through-dns`);
  return page;
}

/** The first number of a capture file with times in nanoseconds. */
const NANOSECONDS = 0xa1b23c4d;

/** Counts the packets of a capture file. */
function countPackets(capture: Buffer): number {
  const [headerBytes, lengthAt, recordBytes] = [24, 8, 16];
  let count = 0;
  for (let at = headerBytes; at < capture.length; count += 1) {
    at += recordBytes + capture.readUInt32LE(at + lengthAt);
  }
  return count;
}

describe('on a desktop, with the keyboard', () => {
  let page: Page;

  test('a key leads from packet to packet, and says what they mean', async () => {
    page = await openLab({ viewport: { width: 1280, height: 800 } });
    await openFailedRun(page, TWO_QUESTIONS);
    const { dialog, announced, expectAccessible } = recorderOn(page);
    await page.keyboard.press('Home');
    await page.keyboard.press('p');
    expect(await announced()).toContain(
      'Your program sent query A ns.test (packet 1). ns.test sent answer A ns.test: A 192.0.2.53 (packet 2).',
    );
    await page.keyboard.press('p');
    expect(await announced()).toContain('ns.test sent answer A none.test: NXDOMAIN (packet 4).');
    await dialog.getByRole('tab', { name: /^Packet 4/ }).waitFor();
    await expectAccessible();
  });

  test('the filter finds a packet, and its stream shows both sides', async () => {
    const { dialog } = recorderOn(page);
    const field = dialog.getByRole('textbox', { name: /^Filter packets/ });
    await field.fill('text:none protocol:dns');
    await dialog.getByText('2 of 4 packets').waitFor();
    await dialog.getByRole('button', { name: 'Packet 3' }).click();
    await dialog.getByRole('button', { name: 'Follow stream' }).click();
    const stream = dialog.getByRole('tabpanel', { name: 'Stream' }).getByRole('listitem');
    expect(await stream.allTextContents()).toEqual([
      expect.stringMatching(/^your program sends/),
      expect.stringMatching(/^ns\.test sends/),
    ]);
  });

  test('the packets are saved as a capture file', async () => {
    const { dialog } = recorderOn(page);
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download .pcap' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('packetsmith.pcap');
    const capture = await readFile(await download.path());
    expect(capture.readUInt32LE(0)).toBe(NANOSECONDS);
    expect(countPackets(capture)).toBe(4);
  });
});

describe('on a phone, with a finger', () => {
  test('the packets are below the program, and a tap moves the program', async () => {
    const page = await openLab({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await page.getByRole('tab', { name: 'Code' }).tap();
    await openFailedRun(page, TWO_QUESTIONS);
    const { dialog, announced, expectAccessible } = recorderOn(page);
    await dialog.getByRole('button', { name: 'Packet 2' }).tap();
    expect(await announced()).toContain('ns.test sent answer A ns.test: A 192.0.2.53 (packet 2).');
    await dialog.getByRole('button', { name: 'Next packet' }).tap();
    expect(await announced()).toContain('Your program sent query A none.test (packet 3).');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    await expectAccessible();
  });
});
