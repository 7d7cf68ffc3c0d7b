// Six quiet sounds, made on the spot of a little noise and a few tones: paper, wood, coins and bells.

interface Paper {
  seconds: number;
  from: number;
  to: number;
  q?: number;
  gain?: number;
}

interface Tone {
  hertz: number;
  seconds: number;
  gain?: number;
  type?: OscillatorType;
}

function noise(context: BaseAudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let place = 0; place < data.length; place++) data[place] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}

/** Noise through a band that moves, with a soft beginning and end. */
function paper(context: BaseAudioContext, at: number, { seconds, from, to, q = 0.8, gain = 0.16 }: Paper): void {
  const source = noise(context, seconds);
  const band = new BiquadFilterNode(context, { type: "bandpass", Q: q });
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + seconds);
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(gain, at + seconds * 0.25);
  volume.gain.exponentialRampToValueAtTime(0.0005, at + seconds);
  source.connect(band).connect(volume).connect(context.destination);
  source.start(at);
}

/** A tone that dies away. */
function tone(context: BaseAudioContext, at: number, { hertz, seconds, gain = 0.12, type = "sine" }: Tone): void {
  const source = new OscillatorNode(context, { type, frequency: hertz });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(gain, at + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0004, at + seconds);
  source.connect(volume).connect(context.destination);
  source.start(at);
  source.stop(at + seconds);
}

type Made = (context: BaseAudioContext, at: number) => void;

/** Tones one after the other. */
const tones = (hertz: readonly number[], by: number, rest: Omit<Tone, "hertz">): Made => (context, at) => {
  hertz.forEach((one, number) => tone(context, at + number * by, { hertz: one, ...rest }));
};

export const SOUNDS = {
  /** A card is drawn or laid down. */
  slide: (context, at) => paper(context, at, { seconds: 0.13, from: 2600, to: 1100 }),
  /** A payment: one crisp crease. */
  fold: (context, at) => {
    paper(context, at, { seconds: 0.05, from: 5200, to: 3000, q: 1.6, gain: 0.2 });
    paper(context, at + 0.055, { seconds: 0.1, from: 3200, to: 1200 });
  },
  /** A choice, a bid, a square painted: a fingertip on wood. */
  tap: (context, at) => tone(context, at, { hertz: 320, seconds: 0.07, type: "triangle", gain: 0.1 }),
  coin: tones([1860, 2480], 0.05, { seconds: 0.16, gain: 0.05 }),
  /** Your turn: two notes of a pentatonic scale. */
  turn: tones([523.25, 783.99], 0.13, { seconds: 0.5, gain: 0.08 }),
  /** The game is over: five notes upwards. */
  end: tones([392, 440, 523.25, 587.33, 783.99], 0.12, { seconds: 0.7, gain: 0.07 }),
} satisfies Record<string, Made>;

export type Sound = keyof typeof SOUNDS;

/** Two of a kind are never nearer to each other, in seconds. */
export const NEAREST = 0.08;

export class Player {
  #last = new Map<Sound, number>();

  constructor(
    private readonly context: BaseAudioContext,
    private readonly made: Record<Sound, Made> = SOUNDS,
  ) {}

  play(sound: Sound, after = 0): void {
    const at = this.context.currentTime + after;
    if (Math.abs(at - (this.#last.get(sound) ?? -Infinity)) < NEAREST) return;
    this.#last.set(sound, at);
    this.made[sound](this.context, at);
  }
}

let context: AudioContext | null = null;
let only: Player | null = null;

/** The one that plays for this page. It may have been put to sleep by the browser. */
export function player(): Player {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return (only ??= new Player(context));
}
