/** Readiness of a server of several processes: from when every one is ready until the server stops. */
export interface ServerReadiness {
  readonly isReady: () => boolean;
  /** Notes that a process is ready. The one that replaces it later need not be. */
  readonly add: (number: number) => void;
  readonly stop: () => void;
}

/** Creates the readiness of a server that starts. @param onChange called with each new value. */
export function serverReadiness(
  processes: number,
  onChange: (isReady: boolean) => void,
): ServerReadiness {
  const ready = new Set<number>();
  let isReady = false;
  let isStopping = false;
  return {
    isReady: () => isReady,
    add(number) {
      ready.add(number);
      if (isReady || isStopping || ready.size < processes) return;
      isReady = true;
      onChange(true);
    },
    stop() {
      isStopping = true;
      isReady = false;
      onChange(false);
    },
  };
}
