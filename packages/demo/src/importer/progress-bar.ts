const WIDTH = 32

/** A bar on a terminal, redrawn at most ten times a second; silent anywhere else. */
export function createProgressBar(
  terminal: { readonly isTTY?: boolean; write(text: string): unknown },
  now = Date.now,
) {
  let drawnAt = 0
  return {
    show(label: string, done: number, total: number | undefined): void {
      if (!terminal.isTTY || (now() - drawnAt < 100 && done !== total)) return
      drawnAt = now()
      const filled = total ? Math.round((done / total) * WIDTH) : 0
      const bar = total
        ? ` ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${Math.floor((done / total) * 100)} %`
        : ''
      terminal.write(`\r${label}${bar} ${done.toLocaleString('en-US')}\u001B[K`)
    },
    end(): void {
      if (terminal.isTTY && drawnAt > 0) terminal.write('\n')
    },
  }
}
