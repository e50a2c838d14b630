const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/**
 * Timers, pauses and lifetimes of the server's caches and of its calls to the panel, the integration
 * service and Redis, in milliseconds. `docs/caching.md` lists them in one table.
 *
 * Plain JavaScript: the page cache is loaded outside of Next's bundles.
 */
export const TIMES = {
  /** Calls to the panel and the integration service. */
  services: {
    /**
     * How long a visitor waits for all reads of one page together. The rest of 3 s is for a busy server
     * to send its 503.
     */
    readMs: 2_300,
    /** One read or sign-in, which goes on behind a visitor who waits no longer. */
    refreshMs: 10 * SECOND,
    writeMs: 30 * SECOND,
    /** A zip is passed on no faster than the visitor's connection takes it. */
    galleryMs: 3 * MINUTE,
    /** After a failure the same read is tried again once this has passed; a broken circuit as well. */
    pauseMs: 3 * SECOND,
    /** After this time without an answer, a second try of the same read may begin. */
    hangMs: 5 * SECOND,
    /** The longest wait that a service may ask for with `Retry-After`. */
    longestPauseMs: MINUTE,
    /** A GET that failed within this time may be tried once more. */
    quickMs: 500,
    /** An answer that failed lately is waited for no longer than this. */
    failingWaitMs: 300,
    /** For how long a read that failed counts as failing. */
    failingMs: 15 * SECOND,
    /** A redirect is decided by an answer that is no older; it is read again once within this time. */
    confirmMs: 5 * SECOND,
    /** An implausible answer is believed once it has been repeated for at least this time. */
    doubtMs: 10 * MINUTE,
  },
  signIn: {
    /** A token is renewed this long before it expires. */
    tokenMarginMs: MINUTE,
    /** How long a token is used whose service does not say. */
    tokenMs: 50 * MINUTE,
    /** A service grants, or refuses, one sign-in within this time. */
    signInMs: 5 * SECOND,
    /** The lock in Redis under which one instance signs in for all. */
    lockMs: 4 * SECOND,
    /** How long the others wait for its token, and how often they look. */
    waitMs: 2 * SECOND,
    lookMs: 50,
  },
  /** How long an answer of the services counts as fresh. */
  fresh: {
    roster: 5 * MINUTE,
    page: 5 * MINUTE,
    options: DAY,
  },
  redis: {
    connectMs: SECOND,
    /** A command that a visitor waits for. */
    commandMs: 200,
    /** The client's own command timeout, for callers that use the connection directly. */
    longestCommandMs: 450,
    /** A command that no visitor waits for. */
    slowCommandMs: 5 * SECOND,
    /** After a failure visitors' requests do without Redis for this long. */
    pauseMs: 2 * SECOND,
    longestRetryMs: SECOND,
    /** How long a read is stored. */
    readMs: 7 * DAY,
    /** How long the paths of talents' pictures are stored after the last change. */
    picturesMs: 90 * DAY,
  },
  invalidations: {
    /** How often an instance asks Redis what the others have said to be stale. */
    pollMs: SECOND,
    /** How far back each poll looks: clocks differ, and commands take their time. */
    overlapMs: MINUTE,
    /** How long Redis stores one: longer than any read counts as fresh. */
    storedMs: DAY,
  },
  pages: {
    /** The least and the longest time until a page is rendered again. */
    leastMs: 500,
    mostMs: 5 * MINUTE,
    /** A page whose services failed is tried again after this time, or when they may be asked again. */
    retryMs: 4 * SECOND,
    /** How long any cache may show a page that cannot be renewed. */
    outageMs: DAY,
    /** What a shared cache may add to the age of a page. */
    sharedMs: 2 * SECOND,
    /** The life of a page in our own nginx, which learns of no edit. */
    nginxMs: 2 * SECOND,
  },
  departures: {
    /** A departure is believed once three rosters over this time lack the talent. */
    absentMs: 10 * MINUTE,
    /** Departures within this time are purged from the optimizer's files together. */
    gatherMs: SECOND,
  },
  memories: {
    previewMs: DAY,
    /** A preview that lacks a face is drawn again after this time. */
    incompletePreviewMs: MINUTE,
    videoStillMs: DAY,
    /** After a failure the provider of a still is not asked again within this time. */
    failedStillMs: MINUTE,
    /** What a visitor without script is shown again after a refused post. */
    replyMs: 10 * MINUTE,
    /** A cause for which the storage gives no files is logged once within this time. */
    loggedFailureMs: 10 * MINUTE,
  },
};
