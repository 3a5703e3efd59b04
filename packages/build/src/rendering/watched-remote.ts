import type { Component, Lazy, Remote } from '@aisle/contract'

/**
 * The same remote, which says so whenever one of its parts begins to render: a part that never ends is then known by
 * name from outside of the thread.
 */
export function watchedRemote(remote: Remote, onRender: () => void): Remote {
  const watch =
    <Props>(load: Lazy<Props>): Lazy<Props> =>
    async () => {
      const { default: Part } = await load()
      const Watched: Component<Props> = (props) => {
        onRender()
        return Part(props)
      }
      return { default: Watched }
    }
  const each = <Props>(parts: Readonly<Record<string, Lazy<Props>>>) =>
    Object.fromEntries(Object.entries(parts).map(([name, load]) => [name, watch(load)]))
  return { ...remote, pages: each(remote.pages), widgets: each(remote.widgets) }
}
