/** A text that is made once, piece by piece, and read by many, also while it is being made. */
export function replay(source: AsyncIterable<string>): () => AsyncGenerator<string, void, undefined> {
  const pieces: string[] = []
  let isDone = false
  let failure: { readonly error: unknown } | undefined
  let news = Promise.withResolvers<void>()
  const tell = () => {
    news.resolve()
    news = Promise.withResolvers()
  }

  const make = async () => {
    try {
      for await (const piece of source) {
        pieces.push(piece)
        tell()
      }
      isDone = true
    } catch (error) {
      // Thrown to every reader, once they have read what there is.
      failure = { error }
    }
    tell()
  }
  void make()

  return async function* read() {
    for (let index = 0; ; index += 1) {
      while (index >= pieces.length && !isDone && !failure) await news.promise
      const piece = pieces[index]
      if (piece !== undefined) yield piece
      else if (failure) throw failure.error
      else return
    }
  }
}
