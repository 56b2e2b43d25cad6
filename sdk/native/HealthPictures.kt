package app.health.bridge

import java.nio.ByteBuffer
import java.nio.ByteOrder
import java.util.Base64
import org.json.JSONArray
import org.json.JSONObject

/** Removes the metadata of the pictures that a result gives to the page. Other results stay as they are. */
internal fun withoutMetadata(action: HealthBridgeAction, result: Any): Any {
    val givesPictures = action in listOf(
        HealthBridgeAction.CHOOSE_IMAGE, HealthBridgeAction.TAKE_PHOTO, HealthBridgeAction.CAPTURE_MIRROR)
    if (!givesPictures || result !is JSONObject) return result
    val images = result.getJSONArray("images")
    val stripped = (0 until images.length()).map(images::getJSONObject).map { image ->
        JSONObject(image, image.keys().asSequence().toList().toTypedArray()).put("url", withoutMetadata(image.getString("url")))
    }
    return JSONObject().put("images", JSONArray(stripped))
}

/**
 * Removes what tells where, when and with what a picture was taken. The orientation stays as the only Exif tag, and so do
 * the colours. Encode other kinds, such as HEIC, as JPEG before. An address without data is the app's own to clean.
 */
internal fun withoutMetadata(url: String): String {
    if (!url.startsWith("data:")) return url
    val (kind, base64) = Regex("^data:image/(jpeg|png);base64,([A-Za-z0-9+/]+=*)$").find(url)?.destructured ?: refuse()
    val bytes = try { Base64.getDecoder().decode(base64) } catch (fault: IllegalArgumentException) { refuse() }
    val kept = try {
        if (kind == "jpeg") partsOfJpeg(bytes) else partsOfPng(bytes)
    } catch (fault: IndexOutOfBoundsException) {
        refuse()
    }
    val clean = kept.fold(ByteArray(0)) { all, part -> all + part }
    return "data:image/$kind;base64,${Base64.getEncoder().encodeToString(clean)}"
}

private fun refuse(): Nothing =
    throw HealthRefusal(HealthBridgeErrorCode.NOT_SUPPORTED, "the metadata of the picture cannot be removed")

private fun ByteArray.at(index: Int) = this[index].toInt() and 0xff

private fun ByteArray.isAt(index: Int, text: String) =
    text.toByteArray(Charsets.ISO_8859_1).withIndex().all { (offset, byte) -> index + offset < size && this[index + offset] == byte }

/** The segments that the image and its colours need. */
private fun partsOfJpeg(bytes: ByteArray): List<ByteArray> {
    if (!bytes.isAt(0, "\u00ff\u00d8")) refuse()
    val kept = mutableListOf(bytes.copyOf(2))
    var at = 2
    while (true) {
        if (bytes.at(at) != 0xff) refuse()
        val marker = bytes.at(at + 1)
        if (marker == 0xd9) return kept + bytes.copyOfRange(at, at + 2)
        if (marker == 0xff) { at += 1; continue }
        var end = at + 2 + (bytes.at(at + 2) shl 8) + bytes.at(at + 3)
        // The image data follow the header of a scan, up to a marker that is neither an escaped byte nor a restart.
        if (marker == 0xda) while (bytes.at(end) != 0xff || bytes.at(end + 1).let { it == 0 || it in 0xd0..0xd7 }) end += 1
        val isColour = (marker == 0xe2 && bytes.isAt(at + 4, "ICC_PROFILE\u0000")) || (marker == 0xee && bytes.isAt(at + 4, "Adobe"))
        val orientation = if (marker == 0xe1 && bytes.isAt(at + 4, "Exif\u0000\u0000")) orientationOf(bytes, at + 10, end) else null
        if (orientation != null) kept += orientation
        else if (isColour || (marker !in 0xe0..0xef && marker != 0xfe)) kept += bytes.copyOfRange(at, minOf(end, bytes.size))
        at = end
    }
}

/** An Exif segment with the orientation alone; null for an upright picture. */
private fun orientationOf(bytes: ByteArray, start: Int, end: Int): ByteArray? {
    val tiff = ByteBuffer.wrap(bytes, start, end - start).slice()
    if (tiff.getShort(0).toInt() == 0x4949) tiff.order(ByteOrder.LITTLE_ENDIAN)
    val first = tiff.getInt(4)
    val tags = (0 until tiff.getShort(first)).map { first + 2 + it * 12 }
    val value = tags.find { tiff.getShort(it).toInt() == 0x0112 }?.let { tiff.getShort(it + 8).toInt() } ?: return null
    if (value !in 2..8) return null
    val header = "\u00ff\u00e1\u0000\u0022Exif\u0000\u0000MM\u0000*\u0000\u0000\u0000\u0008\u0000\u0001\u0001\u0012\u0000\u0003\u0000\u0000\u0000\u0001\u0000"
    return header.toByteArray(Charsets.ISO_8859_1) + byteArrayOf(value.toByte(), 0, 0, 0, 0, 0, 0)
}

/** The chunks that the image and its colours need. */
private fun partsOfPng(bytes: ByteArray): List<ByteArray> {
    if (!bytes.isAt(0, "\u0089PNG\r\n\u001a\n")) refuse()
    val kept = mutableListOf(bytes.copyOf(8))
    var at = 8
    while (true) {
        val name = String(bytes, at + 4, 4, Charsets.ISO_8859_1)
        val end = at + 12 + ByteBuffer.wrap(bytes).getInt(at)
        if (end <= at || end > bytes.size) refuse()
        if (name in listOf("IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP")) kept += bytes.copyOfRange(at, end)
        if (name == "IEND") return kept
        at = end
    }
}
