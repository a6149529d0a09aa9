/** Sounds, made here: a knock for a move, two notes for one's turn, a chord at the end. Off unless switched on. */

import { settings } from "$/lib/settings.svelte";

export type Sound = "move" | "turn" | "end";

interface Tone {
  hertz: number;
  at: number;
  length: number;
  shape: OscillatorType;
  loudness: number;
}

const TONES: Record<Sound, Tone[]> = {
  move: [{ hertz: 196, at: 0, length: 0.07, shape: "triangle", loudness: 0.16 }],
  turn: [
    { hertz: 523.25, at: 0, length: 0.22, shape: "sine", loudness: 0.14 },
    { hertz: 783.99, at: 0.13, length: 0.34, shape: "sine", loudness: 0.14 },
  ],
  end: [392, 493.88, 587.33, 783.99].map((hertz, i) => ({
    hertz,
    at: i * 0.11,
    length: 0.9,
    shape: "sine",
    loudness: 0.11,
  })),
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of TONES[sound]) ring(context, tone);
}

/** A tone that begins at once and dies away. */
function ring(into: AudioContext, { hertz, at, length, shape, loudness }: Tone): void {
  const begin = into.currentTime + at;
  const voice = new OscillatorNode(into, { type: shape, frequency: hertz });
  const fade = new GainNode(into, { gain: 0 });
  fade.gain.setValueAtTime(0.0001, begin);
  fade.gain.exponentialRampToValueAtTime(loudness, begin + 0.012);
  fade.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  voice.connect(fade).connect(into.destination);
  voice.start(begin);
  voice.stop(begin + length + 0.02);
}
