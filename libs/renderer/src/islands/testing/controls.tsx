import { useState, type ChangeEvent, type ReactNode } from 'react';
import { hydrateIsland } from '../hydrate.tsx';

/** One controlled input of every kind, and the React state as text. */
export function Controls(): ReactNode {
  const [state, setState] = useState<Readonly<Record<string, unknown>>>({
    text: 'a',
    note: '',
    choice: 'one',
    tick: true,
    kind: 'x',
    slider: 33,
  });
  const set = (name: string, value: unknown) =>
    setState((before) => ({ ...before, [name]: value }));
  const onText = ({
    currentTarget: { name, value },
  }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => set(name, value);
  return (
    <form>
      <input name="text" value={String(state.text)} onChange={onText} />
      <textarea name="note" value={String(state.note)} onChange={onText} />
      <select name="choice" value={String(state.choice)} onChange={onText}>
        <option>one</option>
        <option>two</option>
      </select>
      <input
        name="tick"
        type="checkbox"
        checked={state.tick === true}
        onChange={({ currentTarget }) => set('tick', currentTarget.checked)}
      />
      {['x', 'y'].map((value) => (
        <input
          key={value}
          name="kind"
          type="radio"
          value={value}
          checked={state.kind === value}
          onChange={onText}
        />
      ))}
      <input
        name="slider"
        type="range"
        min={0}
        max={100}
        step={10}
        value={Number(state.slider)}
        onChange={({ currentTarget }) => set('slider', currentTarget.valueAsNumber)}
      />
      <output>{JSON.stringify(state)}</output>
    </form>
  );
}

export const mount = hydrateIsland(Controls);
