type IntentStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Where intents are kept: the browser's storage, or this page's memory where that is blocked or full (F46). */
export function orderIntentStorage(): IntentStorage {
  const memory = new Map<string, string>()
  const attempt = <T>(action: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return action(window.localStorage)
    } catch {
      return otherwise() // blocked or full: this page still knows its own order
    }
  }
  return {
    getItem: (name) =>
      memory.get(name) ??
      attempt(
        (storage) => storage.getItem(name),
        () => null,
      ),
    setItem(name, value) {
      memory.set(name, value)
      attempt(
        (storage) => storage.setItem(name, value),
        () => undefined,
      )
    },
    removeItem(name) {
      memory.delete(name)
      attempt(
        (storage) => storage.removeItem(name),
        () => undefined,
      )
    },
  }
}
