/** Pages that were opened from a disk: their addresses are of no use to others. */

/** Whether this page was opened from a disk. */
export const isFromDisk = () => location.protocol === "file:";
