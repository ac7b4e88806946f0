import type { Socket } from 'node:net';
import { callerOf } from '#scripts/server/caller.ts';

/** Connections that may be open: of one caller, unless it is a proxy of ours, and idle ones of all callers. */
export type ConnectionLimits = { perCaller: number; idle: number; isProxy: (address: string) => boolean };

/** Open files that a process may have when the system does not say. */
const USUAL_FILES = 1024;

/** Returns the number of files that this process may have open at once, connections among them. */
export function fileLimit(): number {
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
  const soft = Number(report.userLimits?.open_files?.soft);
  return Number.isFinite(soft) ? soft : USUAL_FILES;
}

/** Limits that leave half of the files to requests, the built site and the store. */
export function limitsFor(files: number, isProxy: ConnectionLimits['isProxy']): ConnectionLimits {
  const idle = Math.floor(files / 2);
  return { idle, perCaller: Math.floor(idle / 2), isProxy };
}

/**
 * Keeps open connections within limits. The connection that has been idle longest makes room: of the caller who has too
 * many, or of all. A caller whose connections are all busy gets no further one.
 */
export function limitConnections({ perCaller, idle: mostIdle, isProxy }: ConnectionLimits) {
  // Sets keep their order: the first idle connection is the one that has been idle longest.
  const idle = new Set<Socket>();
  const callers = new Map<string, { open: Set<Socket>; idle: Set<Socket> }>();

  const drop = (socket: Socket): void => {
    socket.destroy();
  };
  const ofCaller = (socket: Socket) => callers.get(callerName(socket));
  const setBusy = (socket: Socket): void => {
    idle.delete(socket);
    ofCaller(socket)?.idle.delete(socket);
  };
  const setIdle = (socket: Socket): void => {
    const own = ofCaller(socket);
    if (!own || socket.destroyed) return;
    idle.add(socket);
    own.idle.add(socket);
    const [oldest] = idle;
    if (idle.size > mostIdle && oldest) drop(oldest);
  };
  return {
    setBusy,
    setIdle,
    /** Takes in a new connection, which is idle until something is asked on it. */
    opened(socket: Socket): void {
      const name = callerName(socket);
      const own = callers.get(name) ?? { open: new Set(), idle: new Set() };
      callers.set(name, own);
      own.open.add(socket);
      socket.once('close', () => {
        setBusy(socket);
        own.open.delete(socket);
        if (own.open.size === 0) callers.delete(name);
      });
      if (own.open.size > perCaller && !isProxy(socket.remoteAddress ?? '')) {
        const [oldest] = own.idle;
        drop(oldest ?? socket);
      }
      setIdle(socket);
    },
  };
}

const names = new WeakMap<Socket, string>();

/** The caller of a connection; kept, because a closed one no longer has an address. */
function callerName(socket: Socket): string {
  const name = names.get(socket) ?? callerOf(socket.remoteAddress ?? '');
  names.set(socket, name);
  return name;
}
