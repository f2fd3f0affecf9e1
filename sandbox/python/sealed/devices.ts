// cspell:ignore makedev mkdev
import { deriveKey } from './key-derivation.ts';

/** What the glue passes to an operation of a device. It returns how many bytes it read or wrote. */
export type Transfer = [stream: unknown, memory: Int8Array, offset: number, length: number];

interface DeviceOperations {
  open?(): void;
  read?(...transfer: Transfer): number;
  write?(...transfer: Transfer): number;
}

/** The functions of the glue's file system for devices. */
export interface DeviceFiles {
  ErrnoError: new (code: number) => Error;
  makedev(major: number, minor: number): number;
  mkdev(path: string, mode: number, device: number): void;
  registerDevice(device: number, operations: DeviceOperations): void;
  unlink(path: string): void;
}

/** The path of a device, its numbers, and who may read and write it. */
interface Device {
  path: string;
  major: number;
  minor: number;
  mode: number;
}

/** Creates a device. */
export function addDevice(files: DeviceFiles, place: Device, operations: DeviceOperations): void {
  const device = files.makedev(place.major, place.minor);
  files.registerDevice(device, operations);
  files.mkdev(place.path, place.mode, device);
}

/** A terminal that nobody sits at. The glue's own would be one at which somebody always ends the input. */
const TERMINAL: Device = { path: '/dev/tty', major: 5, minor: 0, mode: 0o666 };
/** The interpreter's error number for "No such device or address", with which Linux refuses to open it. */
const NO_DEVICE = 60;

/** Derives keys from passwords. */
const KEY_DERIVATION: Device = { path: '/dev/kdf', major: 81, minor: 0, mode: 0o444 };

/** Replaces the glue's terminals, and adds the devices that the library needs. */
export function prepareDevices(files: DeviceFiles): void {
  files.unlink('/dev/tty1');
  files.unlink(TERMINAL.path);
  addDevice(files, TERMINAL, {
    open() {
      throw new files.ErrnoError(NO_DEVICE);
    },
  });
  addDevice(files, KEY_DERIVATION, {
    read: (...[, memory, offset, length]: Transfer) => deriveKey({ memory, offset, length }),
  });
}
