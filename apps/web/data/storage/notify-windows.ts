/**
 * The channels on which windows tell each other the id of a match, a sheet or a pack that was saved or deleted. The form of a pack follows
 * only what another device has changed, not what was typed into it.
 */
export type ChannelName = 'opfor.matches' | 'opfor-sheets' | 'opfor-packs-synced'

/** Tells all windows, also this one, that a match, a sheet or a pack was saved or deleted. */
export function notifyWindows(name: ChannelName, id: string): void {
  const channel = new BroadcastChannel(name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches our own origin only
  channel.postMessage(id)
  channel.close()
}
