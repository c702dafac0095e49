/** Small sounds, made by code when they are wished: wood, paper, coin, dice, water, a bell for my turn, three for the end. */
import { habit } from "./habits";

export type Sound = "bell" | "coin" | "card" | "dice" | "boat" | "build" | "end";

const LOUD = { off: 0, quiet: 0.12, full: 0.4 };
let room: AudioContext | null = null;
/** When the sound before has faded: never two at once. */
let until = 0;

export function play(sound: Sound): void {
  const loud = LOUD[habit("sound")];
  if (!loud) return;
  room ??= new AudioContext();
  if (room.state === "suspended") void room.resume();
  if (room.currentTime < until) return;
  const out = room.createGain();
  out.gain.value = loud;
  out.connect(room.destination);
  until = room.currentTime + SOUNDS[sound](room, out, room.currentTime);
}

type Player = (room: AudioContext, out: AudioNode, at: number) => number;

const SOUNDS: Record<Sound, Player> = {
  bell: (room, out, at) => chime(room, out, at, [880, 1320, 2217], 1.1),
  coin: (room, out, at) =>
    chime(room, out, at, [2093, 3136], 0.22) && chime(room, out, at + 0.07, [2637, 3951], 0.3) + 0.07,
  card: (room, out, at) => rustle(room, out, at, 0.12, 3200, 0.8),
  dice: (room, out, at) =>
    [0, 0.09, 0.16, 0.26, 0.33].map((later) => knock(room, out, at + later, 420 + 900 * later)).length * 0.08,
  boat: (room, out, at) => rustle(room, out, at, 0.55, 620, 0.5),
  build: (room, out, at) => knock(room, out, at, 190) && knock(room, out, at + 0.13, 230) + 0.13,
  end: (room, out, at) =>
    [523, 659, 784].map((tone, step) => chime(room, out, at + 0.22 * step, [tone, tone * 2], 1.2)).length * 0.4,
};

/** Tones that fade together. */
function chime(room: AudioContext, out: AudioNode, at: number, tones: number[], lasts: number): number {
  tones.forEach((tone, index) => {
    const [wave, fade] = [room.createOscillator(), room.createGain()];
    wave.frequency.value = tone;
    fade.gain.setValueAtTime(0, at);
    fade.gain.linearRampToValueAtTime(0.5 / (index + 1), at + 0.008);
    fade.gain.exponentialRampToValueAtTime(0.0005, at + lasts / (1 + 0.4 * index));
    wave.connect(fade).connect(out);
    wave.start(at);
    wave.stop(at + lasts);
  });
  return lasts;
}

/** Wood on wood. */
function knock(room: AudioContext, out: AudioNode, at: number, tone: number): number {
  return chime(room, out, at, [tone, tone * 2.76], 0.09) + rustle(room, out, at, 0.03, tone * 6, 0.3);
}

/** Air through a narrow gate: paper, or water when it is low. */
function rustle(room: AudioContext, out: AudioNode, at: number, lasts: number, tone: number, strength: number): number {
  const noise = room.createBuffer(1, Math.ceil(lasts * room.sampleRate), room.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const [source, gate, fade] = [room.createBufferSource(), room.createBiquadFilter(), room.createGain()];
  source.buffer = noise;
  gate.type = "bandpass";
  gate.frequency.value = tone;
  fade.gain.setValueAtTime(0, at);
  fade.gain.linearRampToValueAtTime(strength, at + lasts * 0.25);
  fade.gain.linearRampToValueAtTime(0, at + lasts);
  source.connect(gate).connect(fade).connect(out);
  source.start(at);
  return lasts;
}
