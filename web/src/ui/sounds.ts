let context: AudioContext | undefined;

/** Two soft tones, made on the spot. */
export function chime(): void {
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [index, pitch] of [523.25, 783.99].entries()) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const at = start + index * 0.14;
    tone.type = 'sine';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.08, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.7);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.75);
  }
}
