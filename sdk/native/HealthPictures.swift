import UIKit

/// Draws a picture anew, upright, so that nothing of its metadata is left; nil for one that cannot be read. An address
/// without data is the app's own to clean.
func withoutMetadata(_ url: String) -> String? {
    guard url.hasPrefix("data:") else { return url }
    guard let comma = url.firstIndex(of: ","), let data = Data(base64Encoded: String(url[url.index(after: comma)...])),
          let picture = UIImage(data: data) else { return nil }
    let format = UIGraphicsImageRendererFormat.preferred()
    format.scale = 1
    let size = CGSize(width: picture.size.width * picture.scale, height: picture.size.height * picture.scale)
    let clean = UIGraphicsImageRenderer(size: size, format: format).jpegData(withCompressionQuality: 0.9) { _ in
        picture.draw(in: CGRect(origin: .zero, size: size))
    }
    return "data:image/jpeg;base64,\(clean.base64EncodedString())"
}
