/** What the module of an island exports as `mount`: called once, in the browser, with the island's element. */
export type MountIsland = (element: HTMLElement, props: Readonly<Record<string, unknown>>) => void;
