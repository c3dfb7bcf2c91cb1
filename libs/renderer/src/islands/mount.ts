/**
 * Type of an island module's `mount` export. The browser calls it once with the island's element.
 */
export type MountIsland = (element: HTMLElement, props: Readonly<Record<string, unknown>>) => void;
